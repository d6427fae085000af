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
  standing?: string;
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
  'sent-back': { step: 'Sent back to you', standing: 'not accepted, item sent back to you' },
  refunded: { step: 'Refund issued', standing: 'completed, refund issued', exchange: 'cancelled, refund issued' },
  exchanged: { step: 'New order placed', standing: 'accepted, new order placed' },
};

type Told = Pick<ReturnSummary, 'kind' | 'state'>;

const behindNoun = ({ kind }: Told, words: string) => `${returnNoun(kind)} ${words}`;
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** How far a return or an exchange has come, in a few words: `Return picked up`. */
export function returnStateText(told: Told): string {
  const { step, standing, exchange } = STATES[told.state];
  const other = told.kind === 'exchange' ? (exchange ?? standing) : standing;
  return behindNoun(told, other ?? inSentence(step));
}

/** A step of the way of a return, on its own page: `Picked up`. */
export function returnStepName(state: ReturnState): string {
  return STATES[state].step;
}

/** The same among the steps of its order: `Return picked up`, `Refund issued`. */
export function returnStepText(told: Told): string {
  const { step, standing } = STATES[told.state];
  return standing === undefined ? behindNoun(told, inSentence(step)) : step;
}

/** The returns of which an order still tells in a list: not those that came to nothing because the shopper said so. */
export function visibleReturns<Told extends Pick<ReturnSummary, 'state'>>(returns: readonly Told[]): Told[] {
  return returns.filter(({ state }) => state !== 'withdrawn');
}

/** States in which nothing of it comes back, so that nothing goes back for it. */
const CAME_TO_NOTHING: ReadonlySet<ReturnState> = new Set(['refused', 'withdrawn', 'quality-failed', 'sent-back']);

/** Whether a return ended, or is about to, with its pieces at the shopper again: no money moves then. */
export function cameToNothing({ state }: Pick<ReturnSummary, 'state'>): boolean {
  return CAME_TO_NOTHING.has(state);
}

/** Whether all that its pieces are worth goes back as money; an exchange may end so too. */
export function isPaidBack({ kind, state }: Told): boolean {
  return state === 'refunded' || (kind === 'return' && !cameToNothing({ state }));
}
