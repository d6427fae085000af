import type { ReactNode } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import type { StepStage } from '#lib/storefront/orders/timeline.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';

const DOT: Record<StepStage, string> = {
  done: 'border-brass bg-brass',
  current: 'border-brass bg-paper',
  upcoming: 'border-line bg-paper',
};
const NAME: Record<StepStage, string> = { done: '', current: 'font-medium', upcoming: 'text-muted' };
/** Smaller for an event beside the timeline's steps; both are centred on the line. */
const dotSize = (isSideStep: boolean) =>
  isSideStep ? 'top-2 -left-[0.3125rem] size-2.5' : 'top-1.5 -left-[0.4375rem] size-3.5';

/** A step of a timeline. */
interface TimelineEntry {
  /** Unique within the timeline. */
  id: string;
  name: string;
  stage: StepStage;
  /** When the step happened, in epoch milliseconds; null where that is unknown or yet to come. */
  at: number | null;
  /** Whether the event is not one of the timeline's regular steps. */
  isSideStep?: boolean;
  /** Further content of the step. */
  more?: ReactNode;
}

/** Whether a step ends the timeline, so that it is done as soon as it is reached; an event beside the steps goes on. */
const isEnd = ({ stage, isSideStep }: Pick<TimelineEntry, 'stage' | 'isSideStep'>, isLast: boolean) =>
  isLast && stage === 'current' && !isSideStep;

/** A timeline: its finished, current and future steps. */
export function TimelineSteps({ steps }: { steps: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={m.ordersTimeline()} className="mt-6 max-w-measure">
      {steps.map(({ id, name, stage, at, isSideStep = false, more }, index) => (
        <li
          key={id}
          aria-current={stage === 'current' ? 'step' : undefined}
          className="relative border-line border-l pb-4 pl-6 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute rounded-full border-2 ${dotSize(isSideStep)} ${
              DOT[isEnd({ stage, isSideStep }, index === steps.length - 1) ? 'done' : stage]
            }`}
          />
          <span className={NAME[stage]}>
            {stage === 'upcoming' ? (
              <TaggedText
                text={m.ordersStepNotYet({ name })}
                tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
              />
            ) : (
              name
            )}
          </span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} className="block text-muted text-sm">
              {formatMoment(at)}
            </time>
          )}
          {more}
        </li>
      ))}
    </ol>
  );
}
