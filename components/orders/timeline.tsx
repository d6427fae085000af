import * as paths from '#lib/shared/paths.ts';
import { type TimelineStep, timelineOf } from '#lib/storefront/orders/timeline.ts';
import type { Order, Parcel } from '#lib/storefront/orders/types.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TimelineSteps } from './timeline-steps';

function ParcelLine({ parcel: { courier, awb, trackingUrl } }: { parcel: Parcel }) {
  const name = courier === '' ? 'the courier' : courier;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        By {name}
        {awb !== '' && (
          <>
            , AWB <span className="break-all tabular-nums">{awb}</span>
          </>
        )}
      </span>
      {trackingUrl !== '' && (
        <a href={trackingUrl} rel="noreferrer" className={LINK_CLASS}>
          Track at {name}
        </a>
      )}
    </span>
  );
}

interface NumberLineProps extends Pick<TimelineStep, 'returnNumber' | 'opensReturn'> {
  ownPages: boolean;
  /** Whether it is one of several. */
  isOneOfMany: boolean;
}

/** Which return a step is about: a link where it begins, and its number wherever there are several. */
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
  order: Pick<Order, 'state' | 'placedAt' | 'events' | 'parcels' | 'returns' | 'promise'>;
  /** Whether the shopper may open the pages of its returns. */
  ownPages?: boolean;
}

/** The way of an order, with where it stands and what happened beside it. */
export function Timeline({ order, ownPages = true }: TimelineProps) {
  const isOneOfMany = order.returns.length > 1;
  const steps = timelineOf(order).map(({ note, parcels, returnNumber, opensReturn, ...step }) => ({
    ...step,
    more: (
      <>
        {note !== '' && <span className="block text-muted text-sm">Promised {note}</span>}
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
