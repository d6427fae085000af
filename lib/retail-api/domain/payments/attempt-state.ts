import type { AttemptFacts } from './payment-state.ts';

export type AttemptState = AttemptFacts['state'];
/** What a gateway says of a payment. */
export type NewsKind = 'pending' | 'failed' | 'authorized' | 'captured';

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
export function stateAfter(state: AttemptState, news: NewsKind): AttemptState {
  return news !== 'pending' && RANKS[news] > RANKS[state] ? news : state;
}

/**
 * Of everything that a gateway says of an attempt what is to be counted: all that was taken or may be, and a failure only
 * where nothing is left that could still succeed.
 */
export function newsThatCount<News extends { kind: NewsKind }>(all: readonly News[]): News[] {
  const paid = all.filter(({ kind }) => kind === 'captured');
  const authorized = all.filter(({ kind }) => kind === 'authorized');
  if (paid.length + authorized.length > 0) return [...paid, ...authorized];
  return all.every(({ kind }) => kind === 'failed') ? [...all] : [];
}
