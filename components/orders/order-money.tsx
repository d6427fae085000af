import { formatShortDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { OrderAmount } from '@/components/payment/order-amount';
import { Link } from '@/components/ui/link';

/** The figures of an order as placed, its payment status, and the credit notes for later cancellations. */
export function OrderMoney({ order }: { order: Order }) {
  const { creditNotes } = order;
  return (
    <OrderAmount order={order}>
      {creditNotes.length > 0 && (
        <ul aria-label={m.ordersCreditNotes()} className="mt-4 border-line border-t pt-2 text-sm">
          {creditNotes.map((creditNote) => (
            <li key={creditNote.number} className="mt-2 flex justify-between gap-4">
              <span className="min-w-0">
                <Link
                  href={paths.invoice(order.number, undefined, creditNote.number)}
                  className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-brass"
                >
                  {m.ordersCreditNote()}
                </Link>
                <span className="block text-muted">
                  <span className="inline-block">{creditNote.number}</span>, {formatShortDate(creditNote.issuedAt)}
                </span>
              </span>
              <span className="tabular-nums">{formatPaise(creditNote.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </OrderAmount>
  );
}
