import type { ReturnState } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import type { ReturnSummary } from './types.ts';

interface StateCopy {
  /** The label of the state as a step. */
  step: () => string;
  /** The state of a return or an exchange in a few words. */
  status: (values: { kind: string }) => string;
  /** Whether the step has its own label in the timeline of an order, too. */
  isOwnStep?: true;
}

const STATES: Readonly<Record<ReturnState, StateCopy>> = {
  requested: { step: m.returnsStepRequested, status: m.returnsStateRequested },
  approved: { step: m.returnsStepApproved, status: m.returnsStateApproved },
  refused: { step: m.returnsStepRefused, status: m.returnsStateRefused },
  withdrawn: { step: m.returnsStepWithdrawn, status: m.returnsStateWithdrawn },
  'picked-up': { step: m.returnsStepPickedUp, status: m.returnsStatePickedUp },
  'quality-passed': { step: m.returnsStepPassed, status: m.returnsStatePassed },
  'quality-failed': { step: m.returnsStepFailed, status: m.returnsStateFailed },
  'sent-back': { step: m.returnsStepSentBack, status: m.returnsStateSentBack, isOwnStep: true },
  refunded: { step: m.returnsStepRefunded, status: m.returnsStateRefunded, isOwnStep: true },
  exchanged: { step: m.returnsStepExchanged, status: m.returnsStateExchanged, isOwnStep: true },
};

type ReturnFacts = Pick<ReturnSummary, 'kind' | 'state'>;

/** The state of a return or exchange in a few words: `Return picked up`. */
export function returnStateText(summary: ReturnFacts): string {
  return STATES[summary.state].status({ kind: summary.kind });
}

/** The label of a return's step on its own page: `Picked up`. */
export function returnStepName(state: ReturnState): string {
  return STATES[state].step();
}

/** The label of that step in the timeline of its order: `Return picked up`, `Refund issued`. */
export function returnStepText(summary: ReturnFacts): string {
  const { step, status, isOwnStep } = STATES[summary.state];
  return isOwnStep ? step() : status({ kind: summary.kind });
}

/** The returns that order lists mention: all except those that the shopper withdrew. */
export function visibleReturns<ReturnFacts extends Pick<ReturnSummary, 'state'>>(
  returns: readonly ReturnFacts[],
): ReturnFacts[] {
  return returns.filter(({ state }) => state !== 'withdrawn');
}

/** States in which the return has ended without items, and so without a refund. */
const CAME_TO_NOTHING: ReadonlySet<ReturnState> = new Set(['refused', 'withdrawn', 'quality-failed', 'sent-back']);

/** Whether a return ended, or will end, with its items at the shopper: then nothing is refunded. */
export function endedWithoutReturn({ state }: Pick<ReturnSummary, 'state'>): boolean {
  return CAME_TO_NOTHING.has(state);
}

/** Whether the full value of the items is refunded; an exchange may end this way, too. */
export function isPaidBack({ kind, state }: ReturnFacts): boolean {
  return state === 'refunded' || (kind === 'return' && !endedWithoutReturn({ state }));
}
