import { formatMoment } from '#lib/shared/dates.ts';
import { expectationText, orderStateText } from '#lib/storefront/orders/copy.ts';
import type { TrackedStatus } from '#lib/storefront/orders/tracking/types.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';

/** The status of an order as text. */
export function TrackedStatusDetails({ order }: { order: TrackedStatus }) {
  const expected = expectationText(order);
  return (
    <>
      <h2 className="text-2xl">{m.ordersNumber({ number: order.number })}</h2>
      <p role="status" className="mt-2 text-lg">
        <span className="font-medium">{orderStateText(order)}</span>
        {expected !== '' && `, ${expected}`}
        {order.collect && order.state !== 'cancelled' && m.ordersAtStore({ store: order.collect.storeName })}
      </p>
      <p className="text-muted">
        <TaggedText
          text={m.ordersPlacedAt({ moment: formatMoment(order.placedAt) })}
          tags={{ time: (inner) => <time dateTime={new Date(order.placedAt).toISOString()}>{inner}</time> }}
        />
      </p>
    </>
  );
}
