import { z } from 'zod';
import { visibleText } from '#lib/contract/fields.ts';
import { paiseOf } from '#lib/contract/money.ts';

const bank = visibleText(60).min(1, 'must be the name of a bank');
const MONTHS = 'must be a whole number from 2 to 60';
const months = z.number(MONTHS).int(MONTHS).min(2, MONTHS).max(60, MONTHS);
const RATE = 'must be a percentage per year, from 0 to 60';
const rate = z.number(RATE).min(0, RATE).max(60, RATE);
const AMOUNT = 'must be whole rupees, from 0 to 10,000,000';
const amount = z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(10_000_000, AMOUNT);

const entry = z.strictObject({
  bank,
  months,
  /** What the shopper pays; 0 where the store pays all of the interest. */
  rate,
  /** What the bank charges; only where the store pays the interest or a part of it. */
  bankRate: rate.optional(),
  /** The lowest and the highest amount that may be paid by the plan. */
  lowest: amount,
  highest: amount,
  /** What the bank charges once, before GST. */
  fee: amount.default(0),
  /** Top categories whose products no cart paid by the plan may hold. */
  excludedCategories: z.array(visibleText(60).min(1)).max(20).default([]),
});
type Entry = z.output<typeof entry>;

function problemOf({ rate, bankRate, lowest, highest }: Entry): { path: keyof Entry; message: string } | null {
  if (highest < lowest) return { path: 'highest', message: 'must not be below lowest' };
  if (bankRate === undefined) {
    return rate > 0
      ? null
      : { path: 'bankRate', message: 'must be given where rate is 0: shoppers pay GST on the interest of the bank' };
  }
  return bankRate > rate
    ? null
    : { path: 'bankRate', message: 'must be above rate; leave it out where the store pays no interest' };
}

/** Whether one amount could be paid by both, so that a shopper would see two terms for the same months of a bank. */
const isSame = (one: Entry, other: Entry) =>
  one.bank === other.bank && one.months === other.months && one.lowest <= other.highest && other.lowest <= one.highest;

/** A plan of a bank to pay in equated monthly instalments. Amounts are in paise, rates in per cent a year. */
export interface EmiPlan extends Omit<Entry, 'bankRate'> {
  /** Equal to `rate` where the store pays none of the interest. */
  bankRate: number;
}

/** The operator's list of plans, in the order in which shoppers see the banks. Amounts are whole rupees. */
export const emiPlanList = z
  .array(entry, 'must be a list')
  .max(300, 'must have at most 300 plans')
  .superRefine((plans, context) => {
    for (const [index, plan] of plans.entries()) {
      const problem = problemOf(plan);
      if (problem) context.addIssue({ code: 'custom', path: [index, problem.path], message: problem.message });
      if (plans.slice(0, index).some((earlier) => isSame(earlier, plan)))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'has the bank and the months of an earlier entry for some of the same amounts',
        });
    }
  });

/** The plans of an operator's list, with their amounts in paise. */
export function toEmiPlans(list: z.output<typeof emiPlanList>): EmiPlan[] {
  return list.map((plan) => ({
    ...plan,
    bankRate: plan.bankRate ?? plan.rate,
    lowest: paiseOf(plan.lowest),
    highest: paiseOf(plan.highest),
    fee: paiseOf(plan.fee),
  }));
}
