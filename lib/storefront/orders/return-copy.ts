import type { ReturnKind, ReturnState } from '#lib/contract/vocabulary.ts';
import type { ReturnSummary } from './types.ts';

/** The word for a return or an exchange. */
export function returnNoun(kind: ReturnKind): 'Return' | 'Exchange' {
  return kind === 'exchange' ? 'Exchange' : 'Return';
}

interface StateCopy {
  /** The label of the state as a step. */
  step: string;
  /** The text after the noun, where it differs from the step; `exchange`: its text for an exchange. */
  statusText?: string;
  exchange?: string;
}

const STATES: Readonly<Record<ReturnState, StateCopy>> = {
  requested: { step: 'Requested' },
  approved: { step: 'Approved' },
  refused: { step: 'Not accepted' },
  withdrawn: { step: 'Withdrawn' },
  'picked-up': { step: 'Picked up' },
  'quality-passed': { step: 'Checked and accepted' },
  'quality-failed': { step: 'Checked and not accepted' },
  'sent-back': { step: 'Sent back to you', statusText: 'not accepted, item sent back to you' },
  refunded: { step: 'Refund issued', statusText: 'completed, refund issued', exchange: 'cancelled, refund issued' },
  exchanged: { step: 'New order placed', statusText: 'accepted, new order placed' },
};

type ReturnFacts = Pick<ReturnSummary, 'kind' | 'state'>;

const behindNoun = ({ kind }: ReturnFacts, text: string) => `${returnNoun(kind)} ${text}`;
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The state of a return or exchange in a few words: `Return picked up`. */
export function returnStateText(summary: ReturnFacts): string {
  const { step, statusText, exchange } = STATES[summary.state];
  const other = summary.kind === 'exchange' ? (exchange ?? statusText) : statusText;
  return behindNoun(summary, other ?? inSentence(step));
}

/** The label of a return's step on its own page: `Picked up`. */
export function returnStepName(state: ReturnState): string {
  return STATES[state].step;
}

/** The label of that step in the timeline of its order: `Return picked up`, `Refund issued`. */
export function returnStepText(summary: ReturnFacts): string {
  const { step, statusText } = STATES[summary.state];
  return statusText === undefined ? behindNoun(summary, inSentence(step)) : step;
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
