import { MONEY_BACK_STATES, REFUND_METHODS } from '#lib/contract/vocabulary.ts';
import { moneyBackStateText, moneyBackWhere, refundStatusText } from './refund-copy.ts';

test.each([
  ['gateway', 'razorpay', 'To where it was paid from, by Razorpay'],
  ['gateway', 'PayU', 'To where it was paid from, by PayU'],
  ['gift-card', '1234', 'Onto the gift card ending 1234 that paid it'],
  ['new-gift-card', '', 'As a new gift card'],
  ['new-gift-card', '9876', 'As a new gift card ending 9876'],
  ['bank', '', 'To your bank account'],
  ['due', '', 'Off what you pay at the door'],
] as const)('a refund by %s with the name "%s" goes "%s"', (method, name, text) =>
  expect(moneyBackWhere({ way: method, name })).toBe(text),
);

test('only an unfinished refund is called on its way, and a failed one promises nothing', () => {
  for (const method of REFUND_METHODS) {
    const texts = MONEY_BACK_STATES.map((state) => moneyBackStateText({ way: method, state }));
    expect(texts.map((text) => text.startsWith('On its way'))).toEqual([true, false, false]);
    expect(texts[2]).toBe('It did not arrive. We send it again and write to you.');
  }
});

test('a cancelled order does not mention a courier who collects less', () => {
  const part = { name: '', amount: 1, state: 'done', at: 0, returnNumber: '' } as const;
  const moneyBack = [{ ...part, way: 'due' } as const, { ...part, way: 'gift-card' } as const];
  expect(refundStatusText({ state: 'cancelled', moneyBack })).toEqual([moneyBack[1]]);
  expect(refundStatusText({ state: 'confirmed', moneyBack })).toEqual(moneyBack);
});
