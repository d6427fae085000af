import type { AttemptStatus } from './payment-state.ts';

export type AttemptState = AttemptStatus['state'];
/** What a gateway reports for a payment. `returned`: it was captured, and refunded in full. */
export type PaymentUpdateKind = 'pending' | 'failed' | 'authorized' | 'captured' | 'returned';

/** Rank of each state: updates only move an attempt forward, so that their order does not matter. */
const RANKS: Readonly<Record<AttemptState, number>> = {
  created: 0,
  'given-up': 1,
  failed: 2,
  authorized: 3,
  captured: 4,
};

/**
 * The state of an attempt after an update from its gateway. A failed one may still be authorised or captured, because
 * gateways can do that late; a captured one stays captured.
 */
export function stateAfter(state: AttemptState, update: PaymentUpdateKind): AttemptState {
  if (update === 'pending') return state;
  const reached = update === 'returned' ? 'captured' : update;
  return RANKS[reached] > RANKS[state] ? reached : state;
}

/**
 * The updates to apply of everything a gateway reports for an attempt: captured payments first, then returned and
 * authorised ones, and failures only if nothing else can still succeed.
 */
export function relevantUpdates<Update extends { kind: PaymentUpdateKind }>(all: readonly Update[]): Update[] {
  const paid = all.filter(({ kind }) => kind === 'captured');
  const returned = all.filter(({ kind }) => kind === 'returned');
  const authorized = all.filter(({ kind }) => kind === 'authorized');
  const counted = [...paid, ...returned, ...authorized];
  if (counted.length > 0) return counted;
  return all.every(({ kind }) => kind === 'failed') ? [...all] : [];
}
