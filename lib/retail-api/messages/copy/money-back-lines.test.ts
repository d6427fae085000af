import { REFUND_METHODS } from '#lib/contract/vocabulary.ts';
import { moneyBackLines } from './money-back-lines.ts';

test('each way is told in a sentence of its own', () => {
  const parts = REFUND_METHODS.map((way, index) => ({
    way,
    name: way === 'gateway' ? 'razorpay' : '4821',
    amount: (index + 1) * 100_00,
  }));
  expect(moneyBackLines(parts)).toEqual([
    '₹100 goes back to where it was paid from by Razorpay. Banks usually take 5 to 7 working days.',
    '₹200 is on your gift card ending 4821 again.',
    '₹300 is on a new gift card ending 4821. Its number and PIN come in a message of their own.',
    '₹400 is transferred to your bank account ending 4821. We write to you once it is sent.',
    '₹500 is no longer to be paid at the door.',
  ]);
});

test('what goes to the same place is told once', () => {
  const part = { way: 'new-gift-card', name: '4821', amount: 50 } as const;
  expect(moneyBackLines([part, part])).toHaveLength(1);
  expect(moneyBackLines([part, part])[0]).toMatch(/^₹1 /);
  expect(moneyBackLines([part, { ...part, name: '1111' }])).toHaveLength(2);
});

test('nothing is told of nothing', () => expect(moneyBackLines([])).toEqual([]));
