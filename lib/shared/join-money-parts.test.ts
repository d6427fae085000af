import { joinMoneyParts } from './join-money-parts.ts';

test('refunds of two payments by one gateway are joined into one part', () => {
  const part = (name: string, amount: number) => ({ method: 'gateway', name, amount }) as const;
  expect(joinMoneyParts([part('payu', 1), part('razorpay', 2), part('payu', 3)])).toEqual([
    part('payu', 4),
    part('razorpay', 2),
  ]);
});
