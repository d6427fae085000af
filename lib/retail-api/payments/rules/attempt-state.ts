import type { AttemptFacts } from './payment-state.ts';

export type AttemptState = AttemptFacts['state'];
/** What a gateway says of a payment. `returned`: it was captured, and all of it went back. */
export type PaymentUpdateKind = 'pending' | 'failed' | 'authorized' | 'captured' | 'returned';

/** How far each state is: news move an attempt forward only, so that the order they come in changes nothing. */
const RANKS: Readonly<Record<AttemptState, number>> = {
  created: 0,
  'given-up': 1,
  failed: 2,
  authorized: 3,
  captured: 4,
};

/**
 * The state of an attempt after news of a gateway. One that failed may still be authorised or captured, as gateways do
 * late; one that was captured stays so whatever comes.
 */
export function stateAfter(state: AttemptState, news: PaymentUpdateKind): AttemptState {
  if (news === 'pending') return state;
  const reached = news === 'returned' ? 'captured' : news;
  return RANKS[reached] > RANKS[state] ? reached : state;
}

/**
 * Of everything that a gateway says of an attempt what is to be counted: all that was taken, what was kept first, or that
 * may be taken, and a failure only where nothing is left that could still succeed.
 */
export function relevantUpdates<News extends { kind: PaymentUpdateKind }>(all: readonly News[]): News[] {
  const paid = all.filter(({ kind }) => kind === 'captured');
  const returned = all.filter(({ kind }) => kind === 'returned');
  const authorized = all.filter(({ kind }) => kind === 'authorized');
  const counted = [...paid, ...returned, ...authorized];
  if (counted.length > 0) return counted;
  return all.every(({ kind }) => kind === 'failed') ? [...all] : [];
}
