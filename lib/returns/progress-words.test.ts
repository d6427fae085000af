import { RETURN_KINDS, RETURN_STATES } from '#lib/contract/vocabulary.ts';
import { testReturn } from '#lib/testing/returns.ts';
import { isDisputable, moneyText, nextText, noteTitle, withdrawWords } from './progress-words.ts';
import { toOrderReturn } from './transform.ts';

const shown = (change: Parameters<typeof testReturn>[0] = {}) => toOrderReturn(testReturn(change));
const exchange = (change: Parameters<typeof testReturn>[0] = {}) => shown({ Kind: 'exchange', ...change });
const NOTHING = { payUntil: null, moneyBack: [] };
const sent = (...states: ('waiting' | 'done')[]) => ({ payUntil: null, moneyBack: states.map((state) => ({ state })) });
const CAN_PAY = { payUntil: Date.parse('2026-11-30T06:30:00Z'), moneyBack: [] };

test.each(RETURN_KINDS)('each step of a %s has a sentence of its own', (kind) => {
  const said = RETURN_STATES.map((state) => nextText({ kind, state, exchangeEnd: '' }, NOTHING));
  expect(new Set(said).size).toBe(RETURN_STATES.length);
});

test('money that has gone back is not on its way any more', () => {
  const refunded = shown({ State: 'refunded' });
  expect(nextText(refunded, sent('done', 'waiting'))).toMatch(/^Your money is on its way/);
  expect(nextText(refunded, sent('done', 'done'))).toBe('Your money has been sent. Below stands where it went.');
  expect(nextText(refunded, NOTHING)).toBe('The page of your order says where the money goes.');
});

test.each([
  ['not-paid', /^The difference was not paid in time, so that nothing comes instead/],
  ['given-up', /^You gave the exchange up, so that nothing comes instead/],
  ['store', /^We could not make the exchange, so that nothing comes instead/],
] as const)('an exchange that is not made, because of %s, says so', (ExchangeEnd, says) =>
  expect(nextText(exchange({ State: 'refunded', ExchangeEnd }), sent('done'))).toMatch(says),
);

test('a new order is to be paid for while it can be', () => {
  expect(nextText(exchange({ State: 'exchanged' }), CAN_PAY)).toBe(
    'Replacement is kept for you until Mon 30 Nov 2026, 12:00 pm. Pay the difference before, and it is sent on its way.',
  );
  expect(nextText(exchange({ State: 'exchanged' }), NOTHING)).not.toMatch(/Pay/);
});

test.each([
  [shown(), NOTHING, '₹12,594 goes back.'],
  [shown({ BankAccountDigits: '9012' }), NOTHING, '₹12,594 goes back. It goes to the account ending 9012.'],
  [shown({ State: 'refused' }), NOTHING, 'There is no refund and nothing to pay.'],
  [exchange({ State: 'refunded', Difference: 500 }), NOTHING, '₹12,594 goes back.'],
  [exchange({ Difference: -500 }), NOTHING, '₹500 goes back.'],
  [
    exchange({ Difference: 500, BankAccountDigits: '9012', RefundTo: 'bank' }),
    ...[
      NOTHING,
      '₹500 to pay for what comes instead. Should the exchange not be made, ₹12,594 goes back to the account ending 9012.',
    ],
  ],
  [
    exchange({ State: 'exchanged', Difference: 500, RefundTo: 'gift-card' }),
    ...[
      CAN_PAY,
      '₹500 to pay for what comes instead. Should the exchange not be made, ₹12,594 goes back to a new gift card.',
    ],
  ],
  [
    exchange(),
    NOTHING,
    'Nothing to pay. Should the exchange not be made, ₹12,594 goes back to your original payment method.',
  ],
  [exchange({ State: 'exchanged' }), NOTHING, 'Even exchange: nothing to pay and no refund.'],
  [
    exchange({ State: 'exchanged', Difference: 500 }),
    ...[NOTHING, 'Replacement costs ₹500 more than what you sent back.'],
  ],
] as const)('what it means in money (%#)', (told, beside, text) => expect(moneyText(told, beside)).toBe(text));

test('who sees it otherwise than the store is told whom to write to', () =>
  expect(RETURN_STATES.filter((state) => isDisputable({ state }))).toEqual(['refused', 'quality-failed', 'sent-back']));

test('what a check has found is no reason, and a reason is nothing found', () => {
  expect(noteTitle({ state: 'quality-failed' })).toBe('What we found');
  expect(noteTitle({ state: 'refused' })).toBe('Why');
});

test('an exchange is given up with its money told, and any other return withdrawn with its piece', () => {
  expect(withdrawWords(exchange())).toEqual({
    open: 'Withdraw this exchange',
    meaning: 'Our courier will not come, and you keep the item.',
    confirm: 'Confirm withdrawal',
  });
  expect(withdrawWords(exchange({ State: 'exchanged', BankAccountDigits: '9012' }))).toEqual({
    open: 'Cancel this exchange',
    meaning: 'We will not send a replacement, and will refund ₹12,594 to the account ending 9012.',
    confirm: 'Yes, cancel the exchange',
  });
});
