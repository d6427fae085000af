import { RETURN_KINDS, RETURN_STATES } from '#lib/contract/vocabulary.ts';
import { testReturn } from '#lib/testing/returns.ts';
import { isDisputable, moneyText, nextStepTitle, nextText, withdrawCopy } from './progress-copy.ts';
import { toOrderReturn } from './transform.ts';

const shown = (change: Parameters<typeof testReturn>[0] = {}) => toOrderReturn(testReturn(change));
const exchange = (change: Parameters<typeof testReturn>[0] = {}) => shown({ Kind: 'exchange', ...change });
const NOTHING = { payUntil: null, moneyBack: [] };
const sent = (...states: ('waiting' | 'done')[]) => ({ payUntil: null, moneyBack: states.map((state) => ({ state })) });
const CAN_PAY = { payUntil: Date.parse('2026-11-30T06:30:00Z'), moneyBack: [] };

test.each(RETURN_KINDS)('each state of a %s has distinct text about the next step', (kind) => {
  const said = RETURN_STATES.map((state) => nextText({ kind, state, exchangeEnd: '' }, NOTHING));
  expect(new Set(said).size).toBe(RETURN_STATES.length);
});

test('a return whose refunds are done does not say that the money is on its way', () => {
  const refunded = shown({ State: 'refunded' });
  expect(nextText(refunded, sent('done', 'waiting'))).toMatch(/^Your money is on its way/);
  expect(nextText(refunded, sent('done', 'done'))).toBe('Your money has been sent. Below stands where it went.');
  expect(nextText(refunded, NOTHING)).toBe('The page of your order says where the money goes.');
});

test.each([
  ['not-paid', /^The difference was not paid in time, so that nothing comes instead/],
  ['given-up', /^You gave the exchange up, so that nothing comes instead/],
  ['store', /^We could not make the exchange, so that nothing comes instead/],
] as const)('an exchange that was not made because of %s says so', (ExchangeEnd, says) =>
  expect(nextText(exchange({ State: 'refunded', ExchangeEnd }), sent('done'))).toMatch(says),
);

test('an exchange asks for the payment of its new order while it can be paid', () => {
  expect(nextText(exchange({ State: 'exchanged' }), CAN_PAY)).toBe(
    'What comes instead is kept for you until Mon 30 Nov 2026, 12:00 pm. Pay the difference before, and it is sent on its way.',
  );
  expect(nextText(exchange({ State: 'exchanged' }), NOTHING)).not.toMatch(/Pay/);
});

test.each([
  [shown(), NOTHING, '₹12,594 goes back.'],
  [shown({ BankAccountDigits: '9012' }), NOTHING, '₹12,594 goes back. It goes to the account ending 9012.'],
  [shown({ State: 'refused' }), NOTHING, 'No money moves.'],
  [exchange({ State: 'refunded', Difference: 500 }), NOTHING, '₹12,594 goes back.'],
  [exchange({ Difference: -500 }), NOTHING, '₹500 goes back.'],
  [
    exchange({ Difference: 500, BankAccountDigits: '9012', RefundTo: 'bank' }),
    NOTHING,
    '₹500 to pay for what comes instead. Should the exchange not be made, ₹12,594 goes back to the account ending 9012.',
  ],
  [
    exchange({ State: 'exchanged', Difference: 500, RefundTo: 'gift-card' }),
    CAN_PAY,
    '₹500 to pay for what comes instead. Should the exchange not be made, ₹12,594 goes back on a new gift card.',
  ],
  [exchange(), NOTHING, 'Nothing to pay. Should the exchange not be made, ₹12,594 goes back the way it was paid.'],
  [exchange({ State: 'exchanged' }), NOTHING, 'Nothing to pay, and nothing goes back.'],
  [
    exchange({ State: 'exchanged', Difference: 500 }),
    NOTHING,
    'What comes instead costs ₹500 more than what you sent back.',
  ],
] as const)('the financial summary of a return or exchange (%#)', (reported, beside, text) =>
  expect(moneyText(reported, beside)).toBe(text),
);

test('a return that was refused, failed its check or was sent back can be disputed', () =>
  expect(RETURN_STATES.filter((state) => isDisputable({ state }))).toEqual(['refused', 'quality-failed', 'sent-back']));

test('the heading of the store note is “What we found” after a check, and “Why” after a refusal', () => {
  expect(nextStepTitle({ state: 'quality-failed' })).toBe('What we found');
  expect(nextStepTitle({ state: 'refused' })).toBe('Why');
});

test('giving up an exchange mentions its refund, withdrawing any other return mentions the item', () => {
  expect(withdrawCopy(exchange())).toEqual({
    open: 'Withdraw this exchange',
    meaning: 'Nothing is picked up then, and the piece stays yours.',
    confirm: 'Confirm withdrawal',
  });
  expect(withdrawCopy(exchange({ State: 'exchanged', BankAccountDigits: '9012' }))).toEqual({
    open: 'Give the exchange up',
    meaning: 'Nothing comes instead then, and ₹12,594 goes back to the account ending 9012.',
    confirm: 'Yes, give it up',
  });
});
