import type { ReturnKind, ReturnState, ReturnStep } from '#lib/contract/index.ts';

/**
 * What moves a return: the desk's steps, the shopper who takes it back, and of an exchange whose difference is not paid
 * the shopper who gives it up, and the end of its day.
 */
export type ReturnMove = ReturnStep | 'withdraw' | 'give-up' | 'lapse';

type Moves = Readonly<Partial<Record<ReturnMove, ReturnState>>>;

/** Where each move leads; what is missing is not allowed. Pieces go on the shelf at any time once they have passed. */
const MOVES: Readonly<Record<ReturnState, Moves>> = {
  requested: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  // A courier who finds nobody, or nothing to take along, is told of by a refusal too.
  approved: { 'pick-up': 'picked-up', refuse: 'refused', withdraw: 'withdrawn' },
  refused: {},
  withdrawn: {},
  'picked-up': { pass: 'quality-passed', fail: 'quality-failed' },
  'quality-passed': { refund: 'refunded', exchange: 'exchanged', restock: 'quality-passed' },
  'quality-failed': { 'send-back': 'sent-back' },
  'sent-back': {},
  refunded: { restock: 'refunded' },
  exchanged: { restock: 'exchanged', lapse: 'refunded', 'give-up': 'refunded', 'end-exchange': 'refunded' },
};

const OF_EXCHANGES: readonly ReturnMove[] = ['exchange', 'lapse', 'give-up', 'end-exchange'];

/**
 * The state of a return after a move; null where it is not allowed. An exchange may be refunded in the end: what was to
 * come instead may have left the catalogue.
 */
export function stateAfterMove(kind: ReturnKind, state: ReturnState, move: ReturnMove): ReturnState | null {
  if (kind === 'return' && OF_EXCHANGES.includes(move)) return null;
  return MOVES[state][move] ?? null;
}

/** Whether its pieces came back or may still: otherwise the shopper has them, or is about to. */
export function keepsItems(state: ReturnState): boolean {
  return state !== 'refused' && state !== 'withdrawn' && state !== 'sent-back';
}

/** Whether goods are held off the shelf for what is to come instead. */
export function reservesReplacement(kind: ReturnKind, state: ReturnState): boolean {
  return kind === 'exchange' && HOLDING.includes(state);
}
const HOLDING: readonly ReturnState[] = ['requested', 'approved', 'picked-up', 'quality-passed'];

/** Whether money of its order is kept for it, `unpaid` where the order in its place waits for its difference. */
export function retainsRefund(state: ReturnState, unpaid: boolean): boolean {
  return HOLDING.includes(state) || (state === 'exchanged' && unpaid);
}

/** Whether it still goes on. */
export function isOpenReturn(state: ReturnState): boolean {
  return OPEN_RETURN_STATES.includes(state);
}

/** States in which the desk or a courier still has something to do. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = [
  'requested',
  'approved',
  'picked-up',
  'quality-passed',
  'quality-failed',
];
