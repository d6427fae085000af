import { type TimelineStep, timelineOf } from '#lib/orders/timeline.ts';
import type { Order } from '#lib/orders/types.ts';
import { formatMoment } from '#lib/shared/dates.ts';

const DOT: Record<TimelineStep['stage'], string> = {
  done: 'border-brass bg-brass',
  now: 'border-brass bg-paper',
  come: 'border-line bg-paper',
};

/** The way of an order, with where it stands. */
export function Timeline({ order }: { order: Pick<Order, 'state' | 'placedAt'> }) {
  return (
    <ol aria-label="Timeline" className="mt-6 max-w-measure">
      {timelineOf(order).map(({ name, stage, at }) => (
        <li
          key={name}
          aria-current={stage === 'now' ? 'step' : undefined}
          className="relative border-line border-l pb-4 pl-6 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[0.4375rem] size-3.5 rounded-full border-2 ${DOT[stage]}`}
          />
          <span className={stage === 'now' ? 'font-medium' : stage === 'come' ? 'text-muted' : ''}>
            {name}
            {stage === 'come' && <span className="sr-only">, not yet</span>}
          </span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} className="block text-muted text-sm">
              {formatMoment(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
