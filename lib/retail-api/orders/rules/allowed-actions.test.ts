import { ORDER_ACTIONS } from '#lib/contract/vocabulary.ts';
import { allowedActions } from './allowed-actions.ts';

const facts = { state: 'confirmed', isCollected: false, returnable: 0, offered: ORDER_ACTIONS } as const;

test.each([
  ['until it is packed', {}, ['cancel', 'modify']],
  ['that is collected from a store', { isCollected: true }, ['cancel']],
  ['once it is packed', { state: 'packed' }, []],
  ['before it is paid', { state: 'payment-pending' }, []],
  ['of what was delivered', { state: 'delivered', returnable: 1 }, ['return', 'exchange']],
  ['of what may not come back any more', { state: 'delivered' }, []],
  ['of what was cancelled', { state: 'cancelled', returnable: 1 }, []],
  ['where the operator offers no changes', { offered: ['cancel', 'return', 'exchange'] }, ['cancel']],
  ['where the operator offers nothing', { state: 'delivered', returnable: 1, offered: [] }, []],
] as const)('actions of an order %s', (_when, changes, actions) =>
  expect(allowedActions({ ...facts, ...changes })).toEqual(actions),
);
