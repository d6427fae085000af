import { SERVICE_STATE_AFTER_STEP, SERVICE_STATES, type ServiceState } from '#lib/contract/index.ts';
import type { ServiceMove } from '../../core/db/service-tables.ts';

/** The facts of a request that decide what can happen to it. */
export interface ServiceProgress {
  state: ServiceState;
  /** Whether the store has, or had, the item. */
  hasItem: boolean;
}

type Moves = Readonly<Partial<Record<ServiceMove, ServiceState>>>;

/** What the order desk does not do. */
const SHOPPER_MOVES: Readonly<Partial<Record<ServiceState, Moves>>> = {
  received: { withdraw: 'withdrawn' },
  'item-awaited': { withdraw: 'withdrawn' },
  'estimate-given': { 'approve-estimate': 'in-repair', 'decline-estimate': 'estimate-declined' },
};

/** The state of a request after a move; null if the move is not allowed. */
export function serviceStateAfter({ state, hasItem }: ServiceProgress, move: ServiceMove): ServiceState | null {
  // The shopper has the item: there is nothing to give back.
  if (state === 'declined' && !hasItem) return null;
  const moves: Moves = { ...SERVICE_STATE_AFTER_STEP[state], ...SHOPPER_MOVES[state] };
  return moves[move] ?? null;
}

/** States in which the store or the shopper still has something to do, whether or not the store has the item. */
export const OPEN_SERVICE_STATES: readonly ServiceState[] = SERVICE_STATES.filter(
  (state) => state !== 'closed' && state !== 'declined' && state !== 'withdrawn',
);

/** Whether the request is not over yet: also one that was declined is not until its item is given back. */
export function isOpenService({ state, hasItem }: ServiceProgress): boolean {
  return OPEN_SERVICE_STATES.includes(state) || (state === 'declined' && hasItem);
}
