import { plansByBank } from './by-bank.ts';
import { instalmentOf, planCost } from './instalments.ts';
import type { EmiPlan } from './types.ts';

const planOf = (bank: string, months: number, more: Partial<EmiPlan> = {}): EmiPlan => {
  const plan = { bank, months, rate: 15, lowest: 500_000, highest: 2_000_000, fee: 0, excludedCategories: [], ...more };
  return { bankRate: plan.rate, ...plan };
};

test('banks have the order of the store, their plans that of the months, each with its cost for the amount', () => {
  const twelve = planOf('Sahyadri Bank', 12);
  const three = planOf('Sahyadri Bank', 3, { rate: 0, bankRate: 14 });
  const nine = planOf('Banyan Bank', 9);
  const amount = 1_299_500;
  expect(plansByBank([twelve, nine, three], amount)).toEqual([
    {
      bank: 'Sahyadri Bank',
      from: instalmentOf(twelve, amount),
      plans: [
        { months: 3, rate: 0, ...planCost(three, amount) },
        { months: 12, rate: 15, ...planCost(twelve, amount) },
      ],
    },
    {
      bank: 'Banyan Bank',
      from: instalmentOf(nine, amount),
      plans: [{ months: 9, rate: 15, ...planCost(nine, amount) }],
    },
  ]);
});

test('a bank without a plan for the amount is left out', () => {
  expect(plansByBank([planOf('Banyan Bank', 9, { lowest: 1_000_000 }), planOf('Sahyadri Bank', 9)], 500_000)).toEqual([
    expect.objectContaining({ bank: 'Sahyadri Bank' }),
  ]);
});
