import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { isPaidBack, returnStateText } from '#lib/storefront/orders/return-copy.ts';
import type { ReturnSummary } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

/** The returns and exchanges of an order, each linked to its own page. */
export function ReturnList({ returns }: { returns: readonly ReturnSummary[] }) {
  return (
    <ul aria-label={m.ordersReturns()} className="mt-3 border-line border-t">
      {returns.map((one) => (
        <li key={one.number} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
          <div>
            <Link href={paths.orderReturn(one.number)} className={LINK_CLASS}>
              {one.number}
            </Link>
            <p className="text-muted text-sm">
              {m.ordersReturnRequestedOn({ state: returnStateText(one), date: formatDate(one.requestedAt) })}
            </p>
          </div>
          {isPaidBack(one) && <p className="font-display text-lg tabular-nums">{formatPaise(one.amount)}</p>}
        </li>
      ))}
    </ul>
  );
}
