import { ORDER_REFUND_STATES, REFUND_METHODS } from '#lib/contract/vocabulary.ts';
import { orderRefundStateText, refundDestination, refundStatusText } from './refund-copy.ts';

test.each([
  ['gateway', 'razorpay', 'Original payment method (Razorpay)'],
  ['gateway', 'PayU', 'Original payment method (PayU)'],
  ['gift-card', '1234', 'Gift card ending 1234 that you paid with'],
  ['new-gift-card', '', 'New gift card'],
  ['new-gift-card', '9876', 'New gift card ending 9876'],
  ['bank', '', 'Bank account'],
  ['due', '', 'Deducted from the amount due on delivery'],
] as const)('a refund by %s with the name "%s" goes "%s"', (method, name, text) =>
  expect(refundDestination({ method, name })).toBe(text),
);

test('only an unfinished refund is called on its way, and a failed one promises nothing', () => {
  for (const method of REFUND_METHODS) {
    const texts = ORDER_REFUND_STATES.map((state) => orderRefundStateText({ method, state }));
    expect(texts.map((text) => text.startsWith('On its way'))).toEqual([true, false, false]);
    expect(texts[2]).toBe('The refund did not go through. We will send it again and let you know.');
  }
});

test('a cancelled order does not mention a courier who collects less', () => {
  const part = { name: '', amount: 1, state: 'done', at: 0, returnNumber: '' } as const;
  const orderRefunds = [{ ...part, method: 'due' } as const, { ...part, method: 'gift-card' } as const];
  expect(refundStatusText({ state: 'cancelled', orderRefunds })).toEqual([orderRefunds[1]]);
  expect(refundStatusText({ state: 'confirmed', orderRefunds })).toEqual(orderRefunds);
});
