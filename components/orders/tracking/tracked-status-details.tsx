import { formatMoment } from '#lib/shared/dates.ts';
import { expectationText, orderStateText } from '#lib/storefront/orders/copy.ts';
import type { TrackedStatus } from '#lib/storefront/orders/tracking/types.ts';

/** The status of an order as text. */
export function TrackedStatusDetails({ order }: { order: TrackedStatus }) {
  const expected = expectationText(order);
  return (
    <>
      <h2 className="text-2xl">Order {order.number}</h2>
      <p role="status" className="mt-2 text-lg">
        <span className="font-medium">{orderStateText(order)}</span>
        {expected !== '' && `, ${expected}`}
        {order.collect && order.state !== 'cancelled' && `, at ${order.collect.storeName}`}
      </p>
      <p className="text-muted">
        Placed <time dateTime={new Date(order.placedAt).toISOString()}>{formatMoment(order.placedAt)}</time>
      </p>
    </>
  );
}
