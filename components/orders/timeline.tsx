import * as paths from '#lib/shared/paths.ts';
import { type TimelineStep, timelineOf } from '#lib/storefront/orders/timeline.ts';
import type { Order, Parcel } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TaggedText } from '@/components/ui/tagged-text';
import { TimelineSteps } from './timeline-steps';

/** What a parcel with a part of the order holds, and where it is. */
const PARCEL_STATES: Readonly<Record<NonNullable<Parcel['state']>, () => string>> = {
  shipped: m.ordersParcelShipped,
  'out-for-delivery': m.ordersParcelOutForDelivery,
  delivered: m.ordersParcelDelivered,
  returned: m.ordersParcelReturned,
};

function ParcelLine({ parcel: { courier, awb, trackingUrl, state, items } }: { parcel: Parcel }) {
  const name = courier === '' ? m.ordersTheCourier() : courier;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        <TaggedText
          text={awb === '' ? m.ordersParcelBy({ name }) : m.ordersParcelByAwb({ name, awb })}
          tags={{ awb: (inner) => <span className="break-all tabular-nums">{inner}</span> }}
        />
      </span>
      {state !== null && <span>{PARCEL_STATES[state]()}</span>}
      {trackingUrl !== '' && (
        <a href={trackingUrl} rel="noreferrer" className={LINK_CLASS}>
          {m.ordersParcelTrack({ name })}
        </a>
      )}
      {items.length > 0 && (
        <ul className="basis-full text-muted">
          {items.map(({ title, quantity }) => (
            <li key={title}>
              {quantity} × {title}
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

interface NumberLineProps extends Pick<TimelineStep, 'returnNumber' | 'opensReturn'> {
  ownPages: boolean;
  /** Whether the order has several returns. */
  isOneOfMany: boolean;
}

/**
 * The return that a step is about: a link at its first step, and its number at every step where there are
 * several returns.
 */
function ReturnNumber({ returnNumber, opensReturn, ownPages, isOneOfMany }: NumberLineProps) {
  if (ownPages && opensReturn) {
    return (
      <Link href={paths.orderReturn(returnNumber)} className={`${LINK_CLASS} text-sm`}>
        {returnNumber}
      </Link>
    );
  }
  return isOneOfMany && returnNumber !== '' && <span className="block text-muted text-sm">{returnNumber}</span>;
}

interface TimelineProps {
  order: Pick<Order, 'state' | 'placedAt' | 'events' | 'parcels' | 'returns' | 'promise' | 'collect'>;
  /** Whether the shopper may open the pages of the order's returns. */
  ownPages?: boolean;
}

/** The timeline of an order: its steps with its current status, and the events beside them. */
export function Timeline({ order, ownPages = true }: TimelineProps) {
  const isOneOfMany = order.returns.length > 1;
  const steps = timelineOf(order).map(({ hint, parcels, returnNumber, opensReturn, ...step }) => ({
    ...step,
    more: (
      <>
        {hint !== '' && <span className="block text-muted text-sm">{m.ordersPromised({ hint })}</span>}
        {parcels.map((parcel) => (
          <ParcelLine key={`${parcel.courier}-${parcel.awb}-${parcel.shippedAt}`} parcel={parcel} />
        ))}
        <ReturnNumber
          returnNumber={returnNumber}
          opensReturn={opensReturn}
          ownPages={ownPages}
          isOneOfMany={isOneOfMany}
        />
      </>
    ),
  }));
  return <TimelineSteps steps={steps} />;
}
