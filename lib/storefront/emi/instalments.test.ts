import fc from '#lib/testing/generated.ts';
import { GST_PERCENT, instalmentOf, lowestInstalment, planCost, plansFor, plansForCart } from './instalments.ts';
import type { EmiPlan } from './types.ts';

const RUPEE = 100;
const planOf = (plan: Partial<EmiPlan>): EmiPlan => ({
  bank: 'Banyan Bank',
  months: 12,
  rate: 15,
  bankRate: plan.rate ?? 15,
  lowest: 0,
  highest: 1_000_000_000,
  fee: 0,
  excludedCategories: [],
  ...plan,
});

test.each([
  // From the EMI tables that lenders publish: ₹1,00,000 at 12% over a year is ₹8,885 (8,884.88) a month.
  [{ rate: 12, months: 12 }, 10_000_000, 888_500, 661_900],
  [{ rate: 15, months: 6 }, 1_000_000, 174_100, 44_200],
  [{ rate: 16, months: 24 }, 5_000_000, 244_900, 875_600],
  [{ rate: 0, months: 3 }, 1_000_000, 333_400, 0],
])('%j of %i paise is an instalment of %i and an interest of %i', (plan, amount, instalment, interest) => {
  expect(planCost(planOf(plan), amount)).toMatchObject({ instalment, interest });
});

test('GST is added to the interest and to the fee, and both are in the total', () => {
  expect(planCost(planOf({ rate: 15, months: 6, fee: 19_900 }), 1_000_000)).toEqual({
    instalment: 174_100,
    interest: 44_200,
    discount: 0,
    interestTax: 8_000,
    fee: 23_500,
    total: 1_000_000 + 44_200 + 8_000 + 23_500,
  });
});

test('EMI: where the store pays the interest it is a discount, and the shopper still pays the GST on it', () => {
  // Nine months of ₹62,000 at a bank's 16%: ₹6,889 a month, and ₹709 of GST, as newspapers calculated it for shoppers.
  expect(planCost(planOf({ rate: 0, bankRate: 16, months: 9 }), 6_200_000)).toEqual({
    instalment: 688_900,
    interest: 0,
    discount: 393_900,
    interestTax: 70_900,
    fee: 0,
    total: 6_200_000 + 70_900,
  });
});

test('an amount is offered by the plans between whose limits it is, and the lowest instalment is one of theirs', () => {
  const short = planOf({ months: 3, rate: 0, bankRate: 15, lowest: 500_000, highest: 1_000_000 });
  const long = planOf({ months: 24, lowest: 1_000_000, highest: 2_000_000 });
  const plans = [short, long];
  expect([499_999, 500_000, 1_000_000, 1_000_001, 2_000_001].map((amount) => plansFor(plans, amount))).toEqual([
    [],
    [short],
    [short, long],
    [long],
    [],
  ]);
  expect(lowestInstalment(plans, 500_000)).toBe(166_700);
  expect(lowestInstalment(plans, 1_000_000)).toBe(instalmentOf(long, 1_000_000));
  expect(lowestInstalment(plans, 100)).toBeNull();
  expect(lowestInstalment([planOf({})], 0)).toBeNull();
});

describe('laws of instalments', () => {
  const amounts = fc.integer({ min: RUPEE, max: 1_000_000_000 });
  const months = fc.integer({ min: 2, max: 60 });
  /** Per cent a year with two decimals. */
  const rates = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);

  test('all instalments together are the amount and the interest, but for the rounding up of each to a rupee', () => {
    fc.assert(
      fc.property(amounts, months, rates, (amount, count, rate) => {
        const { instalment, interest } = planCost(planOf({ rate, months: count }), amount);
        const rest = instalment * count - (amount + interest);
        expect(rest).toBeGreaterThanOrEqual(-RUPEE / 2);
        expect(rest).toBeLessThan(count * RUPEE + RUPEE / 2);
      }),
    );
  });

  test('a debt that grows by a twelfth of the rate and falls by the instalment is paid off by the last month', () => {
    fc.assert(
      fc.property(amounts, months, rates, (amount, count, rate) => {
        const instalment = instalmentOf({ rate, months: count }, amount);
        const left = (paid: number) => {
          let debt = amount;
          for (let month = 0; month < count; month += 1) debt = debt * (1 + rate / 1200) - paid;
          return debt;
        };
        expect(left(instalment)).toBeLessThanOrEqual(1);
        expect(left(instalment - RUPEE)).toBeGreaterThan(0);
      }),
    );
  });

  test('without interest an instalment is its share of the amount', () => {
    fc.assert(
      fc.property(amounts, months, (amount, count) => {
        const { instalment, interest, total } = planCost(planOf({ rate: 0, bankRate: 0, months: count }), amount);
        expect(instalment).toBe(Math.ceil(amount / count / RUPEE) * RUPEE);
        expect([interest, total]).toEqual([0, amount]);
      }),
    );
  });

  test('more months never raise the instalment and never lower the interest; a higher rate lowers neither', () => {
    fc.assert(
      fc.property(amounts, months, rates, (amount, count, rate) => {
        const cost = planCost(planOf({ rate, months: count }), amount);
        const longer = planCost(planOf({ rate, months: count + 1 }), amount);
        const dearer = planCost(planOf({ rate: rate + 0.25, months: count }), amount);
        expect(longer.instalment).toBeLessThanOrEqual(cost.instalment);
        expect(longer.interest).toBeGreaterThanOrEqual(cost.interest);
        expect(dearer.instalment).toBeGreaterThanOrEqual(cost.instalment);
        expect(dearer.interest).toBeGreaterThanOrEqual(cost.interest);
      }),
    );
  });

  test('EMI: the discount that the store pays is the interest on what the bank then lends, and its GST is the same as for a loan of that', () => {
    fc.assert(
      fc.property(amounts, months, rates, (amount, count, bankRate) => {
        const free = planCost(planOf({ rate: 0, bankRate, months: count }), amount);
        const loan = planCost(planOf({ rate: bankRate, months: count }), amount - free.discount);
        expect(Math.abs(loan.interest - free.discount)).toBeLessThanOrEqual(2 * RUPEE);
        expect(Math.abs(free.interestTax - (free.discount * GST_PERCENT) / 100)).toBeLessThanOrEqual(RUPEE);
        expect(free.total).toBe(amount + free.interestTax);
      }),
    );
  });
});

test('a plan that leaves out a category is not offered for a cart with a product of it, unless that is sold out', () => {
  const any = planOf({ bank: 'Any' });
  const noGold = planOf({ bank: 'No gold', excludedCategories: ['Jewellery'] });
  const watch = { department: 'Watches', counted: true };
  const ring = { department: 'Jewellery', counted: true };
  expect(plansForCart([any, noGold], [watch])).toEqual([any, noGold]);
  expect(plansForCart([any, noGold], [watch, ring])).toEqual([any]);
  expect(plansForCart([any, noGold], [watch, { ...ring, counted: false }])).toEqual([any, noGold]);
});
