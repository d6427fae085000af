import { RETURN_KINDS, RETURN_STATES } from '#lib/contract/vocabulary.ts';
import { storeReturn, testReturn } from '#lib/testing/examples/returns.ts';
import { isDisputable, moneyText, nextText, storeNoteTitle, withdrawCopy } from './progress-copy.ts';

const shown = (change: Parameters<typeof testReturn>[0] = {}) => storeReturn(testReturn(change));
const exchange = (change: Parameters<typeof testReturn>[0] = {}) => shown({ Kind: 'exchange', ...change });
const NOTHING = { payUntil: null, orderRefunds: [] };
const sent = (...states: ('waiting' | 'done')[]) => ({
  payUntil: null,
  orderRefunds: states.map((state) => ({ state })),
});
const CAN_PAY = { payUntil: Date.parse('2026-11-30T06:30:00Z'), orderRefunds: [] };

test.each(RETURN_KINDS)('each state of a %s has distinct text about the next step', (kind) => {
  const texts = RETURN_STATES.map((state) => nextText({ kind, state, exchangeEnd: '' }, NOTHING));
  expect(new Set(texts).size).toBe(RETURN_STATES.length);
});

test('a return whose refunds are done does not say that the money is on its way', () => {
  const refunded = shown({ State: 'refunded' });
  expect(nextText(refunded, sent('done', 'waiting'))).toMatch(/^Your refund is on its way/);
  expect(nextText(refunded, sent('done', 'done'))).toBe('We have sent your refund. See the details below.');
  expect(nextText(refunded, NOTHING)).toBe('See your order for the refund.');
});

test.each([
  ['not-paid', /^We did not receive the difference in time, so we cancelled the exchange/],
  ['given-up', /^You cancelled the exchange/],
  ['store', /^We could not complete the exchange/],
] as const)('an exchange that was not made because of %s says so', (ExchangeEnd, text) =>
  expect(nextText(exchange({ State: 'refunded', ExchangeEnd }), sent('done'))).toMatch(text),
);

test('an exchange asks for the payment of its new order while it can be paid', () => {
  expect(nextText(exchange({ State: 'exchanged' }), CAN_PAY)).toBe(
    'We hold your replacement until Mon 30 Nov 2026, 12:00 pm. Pay the difference by then and we will send it.',
  );
  expect(nextText(exchange({ State: 'exchanged' }), NOTHING)).not.toMatch(/Pay/);
});

test.each([
  [shown(), NOTHING, 'Refund of ₹12,594.'],
  [shown({ BankAccountDigits: '9012' }), NOTHING, 'Refund of ₹12,594. We transfer it to the bank account ending 9012.'],
  [shown({ State: 'refused' }), NOTHING, 'There is no refund and nothing to pay.'],
  [exchange({ State: 'refunded', Difference: 500 }), NOTHING, 'Refund of ₹12,594.'],
  [exchange({ Difference: -500 }), NOTHING, 'Refund of ₹500.'],
  [
    exchange({ Difference: 500, BankAccountDigits: '9012', RefundTo: 'bank' }),
    NOTHING,
    '₹500 to pay for the replacement. If we cannot complete the exchange, we refund ₹12,594 to the account ending 9012.',
  ],
  [
    exchange({ State: 'exchanged', Difference: 500, RefundTo: 'gift-card' }),
    CAN_PAY,
    '₹500 to pay for the replacement. If we cannot complete the exchange, we refund ₹12,594 to a new gift card.',
  ],
  [
    exchange(),
    NOTHING,
    'Nothing to pay. If we cannot complete the exchange, we refund ₹12,594 to your original payment method.',
  ],
  [exchange({ State: 'exchanged' }), NOTHING, 'Even exchange: nothing to pay and no refund.'],
  [
    exchange({ State: 'exchanged', Difference: 500 }),
    NOTHING,
    'The replacement costs ₹500 more than the items you returned.',
  ],
] as const)('the financial summary of a return or exchange (%#)', (reported, beside, text) =>
  expect(moneyText(reported, beside)).toBe(text),
);

test('a return that was refused, failed its check or was sent back can be disputed', () =>
  expect(RETURN_STATES.filter((state) => isDisputable({ state }))).toEqual(['refused', 'quality-failed', 'sent-back']));

test('the heading of the store note is “What we found” after a check, and “Why” after a refusal', () => {
  expect(storeNoteTitle({ state: 'quality-failed' })).toBe('What we found');
  expect(storeNoteTitle({ state: 'refused' })).toBe('Reason');
});

test('giving up an exchange mentions its refund, withdrawing any other return mentions the item', () => {
  expect(withdrawCopy(exchange())).toEqual({
    open: 'Withdraw this exchange',
    meaning: 'Our courier will not come, and you keep the item.',
    confirm: 'Confirm withdrawal',
  });
  expect(withdrawCopy(exchange({ State: 'exchanged', BankAccountDigits: '9012' }))).toEqual({
    open: 'Cancel this exchange',
    meaning: 'We will not send a replacement, and will refund ₹12,594 to the account ending 9012.',
    confirm: 'Yes, cancel the exchange',
  });
});
