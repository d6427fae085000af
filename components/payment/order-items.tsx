import { formatPaise } from '#lib/shared/money.ts';
import type { OrderLine } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';

/** The ordered lines, one row each. */
export function OrderItems({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul aria-label={m.paymentItems()} className="min-w-0 border-line border-t">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
          <LinePhoto line={{ ...line, counted: true }} size="drawer" />
          <div className="flex min-w-0 flex-col gap-1 sm:flex-row sm:justify-between sm:gap-6">
            <div className="min-w-0">
              <LineTitle line={line} />
              <p className="mt-1 text-sm">{m.cartQuantity({ count: line.quantity })}</p>
            </div>
            <p className="shrink-0 font-display text-lg tabular-nums">{formatPaise(line.linePrice)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
