import type { ReturnKind, ReturnState } from '#lib/contract/vocabulary.ts';
import type { ReturnSummary } from './types.ts';

/** The word for what a shopper asked for when goods were to come back. */
export function returnNoun(kind: ReturnKind): 'Return' | 'Exchange' {
  return kind === 'exchange' ? 'Exchange' : 'Return';
}

interface StateCopy {
  /** What it is called as a step of its way. */
  step: string;
  /** What stands behind the noun, where that is not the step itself; `exchange`: where it says something else. */
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

/** How far a return or an exchange has come, in a few words: `Return picked up`. */
export function returnStateText(summary: ReturnFacts): string {
  const { step, statusText, exchange } = STATES[summary.state];
  const other = summary.kind === 'exchange' ? (exchange ?? statusText) : statusText;
  return behindNoun(summary, other ?? inSentence(step));
}

/** A step of the way of a return, on its own page: `Picked up`. */
export function returnStepName(state: ReturnState): string {
  return STATES[state].step;
}

/** The same among the steps of its order: `Return picked up`, `Refund issued`. */
export function returnStepText(summary: ReturnFacts): string {
  const { step, statusText } = STATES[summary.state];
  return statusText === undefined ? behindNoun(summary, inSentence(step)) : step;
}

/** The returns of which an order still tells in a list: not those that came to nothing because the shopper said so. */
export function visibleReturns<ReturnFacts extends Pick<ReturnSummary, 'state'>>(
  returns: readonly ReturnFacts[],
): ReturnFacts[] {
  return returns.filter(({ state }) => state !== 'withdrawn');
}

/** States in which nothing of it comes back, so that nothing goes back for it. */
const CAME_TO_NOTHING: ReadonlySet<ReturnState> = new Set(['refused', 'withdrawn', 'quality-failed', 'sent-back']);

/** Whether a return ended, or is about to, with its pieces at the shopper again: no money moves then. */
export function cameToNothing({ state }: Pick<ReturnSummary, 'state'>): boolean {
  return CAME_TO_NOTHING.has(state);
}

/** Whether all that its pieces are worth goes back as money; an exchange may end so too. */
export function isPaidBack({ kind, state }: ReturnFacts): boolean {
  return state === 'refunded' || (kind === 'return' && !cameToNothing({ state }));
}
