import type { ReturnState } from '#lib/contract/vocabulary.ts';
import { returnStepName } from '#lib/storefront/orders/return-copy.ts';
import type { StepStage } from '#lib/storefront/orders/timeline.ts';
import type { OrderReturn } from './types.ts';

const STEPS: Record<OrderReturn['kind'], readonly ReturnState[]> = {
  return: ['requested', 'approved', 'picked-up', 'quality-passed', 'refunded'],
  exchange: ['requested', 'approved', 'picked-up', 'quality-passed', 'exchanged'],
};
/** States from which a return does not follow its usual timeline. */
const ENDS: ReadonlySet<ReturnState> = new Set([
  'refused',
  'withdrawn',
  'quality-failed',
  'sent-back',
  'refunded',
  'exchanged',
]);

/** A step of a return. `at`: epoch milliseconds; null where it is in the future. */
interface ReturnTimelineStep {
  /** Unique within the return. */
  id: string;
  name: string;
  stage: StepStage;
  at: number | null;
}

/** The timeline of a return: past and future steps. */
export function returnSteps({
  kind,
  state,
  events,
}: Pick<OrderReturn, 'kind' | 'state' | 'events'>): ReturnTimelineStep[] {
  const passed = events.map(
    (event, index): ReturnTimelineStep => ({
      id: `${event.state}-${index}`,
      name: returnStepName(event.state),
      at: event.at,
      stage: index === events.length - 1 ? 'current' : 'done',
    }),
  );
  const coming = ENDS.has(state) ? [] : STEPS[kind].slice(STEPS[kind].indexOf(state) + 1);
  return [
    ...passed,
    ...coming.map((next) => ({ id: next, name: returnStepName(next), stage: 'upcoming', at: null }) as const),
  ];
}
