import { formatShortDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { orderRefundStateText, refundDestination } from '#lib/storefront/orders/refund-copy.ts';
import type { OrderRefund } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';

/** The refunds of an order, with their destination and status. */
export function OrderRefundList({ parts }: { parts: readonly OrderRefund[] }) {
  return (
    <ul aria-label={m.ordersRefunds()} className="mt-3 border-line border-t">
      {parts.map((part, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal in every field, and are never reordered
          key={index}
          className="flex justify-between gap-x-6 border-line border-b py-4"
        >
          <div className="min-w-0">
            <p>{refundDestination(part)}</p>
            <p className="text-sm">{orderRefundStateText(part)}</p>
            <p className="text-muted text-sm">
              {part.returnNumber === ''
                ? formatShortDate(part.at)
                : m.ordersRefundFor({ date: formatShortDate(part.at), number: part.returnNumber })}
            </p>
          </div>
          <p className="shrink-0 font-display text-lg tabular-nums">{formatPaise(part.amount)}</p>
        </li>
      ))}
    </ul>
  );
}
