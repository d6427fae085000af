import { SERVICE_STATES, SERVICE_STEPS, type ServiceState } from '#lib/contract/index.ts';
import type { ServiceMove } from '../../core/db/service-tables.ts';
import { isOpenService, serviceStateAfter } from './service-steps.ts';

/** The states of a request after these moves, from its first state on. */
function walk(...moves: ServiceMove[]): (ServiceState | null)[] {
  const states: (ServiceState | null)[] = ['received'];
  let hasItem = false;
  for (const move of moves) {
    const state = states.at(-1);
    states.push(state ? serviceStateAfter({ state, hasItem }, move) : null);
    hasItem ||= move === 'receive';
  }
  return states.slice(1);
}

test('an item under warranty is repaired without an estimate and collected at the store', () => {
  expect(walk('accept', 'receive', 'repair', 'ready', 'close')).toEqual([
    'item-awaited',
    'inspecting',
    'in-repair',
    'ready',
    'closed',
  ]);
});

test('a repair with a price begins only when the shopper has approved it', () => {
  expect(walk('receive', 'estimate', 'repair')).toEqual(['inspecting', 'estimate-given', null]);
  expect(walk('receive', 'estimate', 'approve-estimate', 'send-back', 'close').at(-1)).toBe('closed');
});

test('an item whose estimate is declined is given back, unless the store makes another offer', () => {
  expect(walk('receive', 'estimate', 'decline-estimate', 'ready').at(-1)).toBe('ready');
  expect(walk('receive', 'estimate', 'decline-estimate', 'estimate').at(-1)).toBe('estimate-given');
  expect(walk('receive', 'estimate', 'decline-estimate', 'repair').at(-1)).toBeNull();
});

test('a service request that is declined ends there, but an item that the store has is given back', () => {
  expect(walk('decline', 'ready')).toEqual(['declined', null]);
  expect(walk('receive', 'decline', 'send-back', 'close')).toEqual(['inspecting', 'declined', 'sent-back', 'closed']);
  expect([true, false].map((hasItem) => isOpenService({ state: 'declined', hasItem }))).toEqual([true, false]);
});

test('a request can be withdrawn only until the store has the item', () => {
  expect([walk('withdraw').at(-1), walk('accept', 'withdraw').at(-1)]).toEqual(['withdrawn', 'withdrawn']);
  expect(walk('receive', 'withdraw').at(-1)).toBeNull();
});

test('a service request that is over stays as it is, and every other one can be moved on by the desk', () => {
  for (const state of SERVICE_STATES) {
    const progress = { state, hasItem: state !== 'received' && state !== 'withdrawn' };
    const possible = SERVICE_STEPS.filter((step) => serviceStateAfter(progress, step) !== null);
    expect([state, possible.length > 0]).toEqual([state, isOpenService(progress)]);
  }
});
