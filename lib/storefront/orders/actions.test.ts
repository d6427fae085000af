import { ORDER_ACTIONS } from '#lib/contract/vocabulary.ts';
import { DEFAULT_FLAGS } from '#lib/storefront/platform/site/flags.ts';
import { canGiveUp, offeredActions, refusedActionNotice } from './actions.ts';

test.each([
  ['orderCancel', ['modify', 'return', 'exchange']],
  ['orderModify', ['cancel', 'return', 'exchange']],
  ['orderReturn', ['cancel', 'modify', 'exchange']],
  ['orderExchange', ['cancel', 'modify', 'return']],
] as const)('without the feature flag %s its order action is not offered', (flag, offered) =>
  expect(offeredActions(ORDER_ACTIONS, { ...DEFAULT_FLAGS, [flag]: false })).toEqual(offered),
);

test('an order action that the retail API does not allow is not offered, whatever the flags', () =>
  expect(offeredActions(['return'], DEFAULT_FLAGS)).toEqual(['return']));

test.each([
  [{}, true],
  [{ canPay: false }, false],
  // The payment of its difference decides about the exchange.
  [{ exchangeOf: 'RT-261128-ABC234' }, false],
  [{ paymentState: 'checking' }, false],
  [{ paymentState: 'failed' }, false],
  [{ holdExpiresAt: null }, false],
] as const)('an unpaid order with %j can be given up by the shopper: %p', (change, expected) => {
  const waits = { canPay: true, exchangeOf: '', paymentState: 'awaiting', holdExpiresAt: 1 } as const;
  expect(canGiveUp({ ...waits, ...change })).toBe(expected);
});

test.each([
  ['cancel', 'packed', 'too-late-to-cancel'],
  ['cancel', 'cancelled', 'already-cancelled'],
  ['cancel', 'payment-pending', 'not-confirmed'],
  ['modify', 'shipped', 'too-late-to-change'],
  ['return', 'delivered', 'not-returnable'],
] as const)('the reason why the order action %s is not possible with a %s order: %s', (action, state, notice) => {
  expect(refusedActionNotice(action, state, DEFAULT_FLAGS)).toBe(notice);
  const off = { orderCancel: false, orderModify: false, orderReturn: false, orderExchange: false };
  expect(refusedActionNotice(action, state, off)).toBe('action-not-offered');
});
