import type { ReactNode } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import type { StepStage } from '#lib/storefront/orders/timeline.ts';

const DOT: Record<StepStage, string> = {
  done: 'border-brass bg-brass',
  now: 'border-brass bg-paper',
  come: 'border-line bg-paper',
};
const NAME: Record<StepStage, string> = { done: '', now: 'font-medium', come: 'text-muted' };
/** Smaller where it is no step of the way; both lie on the line. */
const dotSize = (isSideStep: boolean) =>
  isSideStep ? 'top-2 -left-[0.3125rem] size-2.5' : 'top-1.5 -left-[0.4375rem] size-3.5';

/** A step of a way. */
export interface TimelineEntry {
  /** No other step of the same way has it. */
  id: string;
  name: string;
  stage: StepStage;
  /** When it happened, in epoch milliseconds; null where that is not known, or is to come. */
  at: number | null;
  /** Whether it happened beside the way. */
  isSideStep?: boolean;
  /** What else is to say of it. */
  more?: ReactNode;
}

/** A way of steps, with what is done, where it stands and what is to come. */
export function TimelineSteps({ steps }: { steps: readonly TimelineEntry[] }) {
  return (
    <ol aria-label="Timeline" className="mt-6 max-w-measure">
      {steps.map(({ id, name, stage, at, isSideStep = false, more }) => (
        <li
          key={id}
          aria-current={stage === 'now' ? 'step' : undefined}
          className="relative border-line border-l pb-4 pl-6 last:border-transparent last:pb-0"
        >
          <span aria-hidden="true" className={`absolute rounded-full border-2 ${dotSize(isSideStep)} ${DOT[stage]}`} />
          <span className={NAME[stage]}>
            {name}
            {stage === 'come' && <span className="sr-only">, not yet</span>}
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
