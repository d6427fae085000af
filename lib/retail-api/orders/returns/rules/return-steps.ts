import { RETURN_STATE_AFTER_STEP, type ReturnKind, type ReturnState, type ReturnStep } from '#lib/contract/index.ts';

/**
 * What moves a return: the order desk's steps, the shopper's withdrawal and, for an exchange whose difference is
 * unpaid, the shopper giving it up or the payment deadline passing.
 */
export type ReturnMove = ReturnStep | 'withdraw' | 'give-up' | 'expire';

type Moves = Readonly<Partial<Record<ReturnMove, ReturnState>>>;

/** What the order desk does not do; a missing move is not allowed. */
const OTHER_MOVES: Readonly<Partial<Record<ReturnState, Moves>>> = {
  requested: { withdraw: 'withdrawn' },
  approved: { withdraw: 'withdrawn' },
  exchanged: { expire: 'refunded', 'give-up': 'refunded' },
};

const OF_EXCHANGES: readonly ReturnMove[] = ['exchange', 'expire', 'give-up', 'end-exchange'];

/**
 * The state of a return after a move; null if the move is not allowed. An exchange may end in a refund: its replacement
 * may have left the catalogue.
 */
export function stateAfterMove(kind: ReturnKind, state: ReturnState, move: ReturnMove): ReturnState | null {
  if (kind === 'return' && OF_EXCHANGES.includes(move)) return null;
  const moves: Moves = { ...RETURN_STATE_AFTER_STEP[state], ...OTHER_MOVES[state] };
  return moves[move] ?? null;
}

/** Whether its items were or may still be returned; otherwise the shopper has them, or will get them back. */
export function keepsItems(state: ReturnState): boolean {
  return state !== 'refused' && state !== 'withdrawn' && state !== 'sent-back';
}

/** Whether stock is reserved for the replacement. */
export function reservesReplacement(kind: ReturnKind, state: ReturnState): boolean {
  return kind === 'exchange' && HOLDING.includes(state);
}
const HOLDING: readonly ReturnState[] = ['requested', 'approved', 'picked-up', 'quality-passed'];

/**
 * Whether money of its order is reserved for its refund; `unpaid` if the replacement order waits for its difference.
 */
export function retainsRefund(state: ReturnState, unpaid: boolean): boolean {
  return HOLDING.includes(state) || (state === 'exchanged' && unpaid);
}

/** Whether it is still open. */
export function isOpenReturn(state: ReturnState): boolean {
  return OPEN_RETURN_STATES.includes(state);
}

/** States in which the order desk or a courier still has something to do. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = [
  'requested',
  'approved',
  'picked-up',
  'quality-passed',
  'quality-failed',
];
