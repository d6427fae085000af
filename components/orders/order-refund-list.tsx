import { formatShortDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { orderRefundStateText, refundDestination } from '#lib/storefront/orders/refund-copy.ts';
import type { OrderRefund } from '#lib/storefront/orders/types.ts';

/** The refunds of an order, with their destination and status. */
export function OrderRefundList({ parts }: { parts: readonly OrderRefund[] }) {
  return (
    <ul aria-label="Refunds" className="mt-3 border-line border-t">
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
              {formatShortDate(part.at)}
              {part.returnNumber !== '' && `, for ${part.returnNumber}`}
            </p>
          </div>
          <p className="shrink-0 font-display text-lg tabular-nums">{formatPaise(part.amount)}</p>
        </li>
      ))}
    </ul>
  );
}
