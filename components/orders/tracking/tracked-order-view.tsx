import { quantityTexts } from '#lib/storefront/orders/line-copy.ts';
import type { TrackedOrder } from '#lib/storefront/orders/tracking/types.ts';
import { cancelledTexts } from '#lib/storefront/orders/was-cancelled.ts';
import * as m from '#messages';
import { LineRow } from '@/components/orders/line-row';
import { Timeline } from '@/components/orders/timeline';
import { OtherOrder } from './other-order';
import { TrackedStatusDetails } from './tracked-status-details';

/** An order as a guest with the tracking link may see it: its status, its location and its items. */
export function TrackedOrderView({ order }: { order: TrackedOrder }) {
  return (
    <>
      <TrackedStatusDetails order={order} />
      {cancelledTexts(order).map((text) => (
        <p key={text} className="mt-2 max-w-measure break-words">
          {text}
        </p>
      ))}
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="tracked-way">
          <h3 id="tracked-way" className="text-xl">
            {m.ordersStatus()}
          </h3>
          <Timeline order={order} ownPages={false} />
        </section>
        <section aria-labelledby="tracked-items">
          <h3 id="tracked-items" className="text-xl">
            {m.ordersItems()}
          </h3>
          <TrackedItems lines={order.lines} />
        </section>
      </div>
      <OtherOrder number={order.number} />
    </>
  );
}

/** The items of an order, without prices. */
function TrackedItems({ lines }: Pick<TrackedOrder, 'lines'>) {
  return (
    <ul aria-label={m.ordersItems()} className="mt-3 border-line border-t">
      {lines.map((line) => (
        <LineRow key={line.id} line={line}>
          <p className="mt-1 text-sm">{quantityTexts(line).join(' · ')}</p>
        </LineRow>
      ))}
    </ul>
  );
}
