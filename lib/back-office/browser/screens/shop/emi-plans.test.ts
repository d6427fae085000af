import { emiPlanList } from '#lib/shared/emi-plan.ts';
import { type ProfilePlan, planText, withNewPlan, withPlanMoved } from './emi-plans.ts';

const PLAN: ProfilePlan = {
  bank: 'HDFC Bank',
  months: 6,
  rate: 15,
  lowest: 3000,
  highest: 500_000,
  fee: 199,
  excludedCategories: [],
};

test('a new plan is the next one of the last bank, so that a table is typed fast', () => {
  const plans = withNewPlan([PLAN]);
  expect(plans).toEqual([PLAN, { ...PLAN, months: 9 }]);
  expect(emiPlanList.safeParse(plans).success).toBe(true);
});

test('the first plan needs its bank alone', () => {
  const [first] = withNewPlan([]);
  expect(emiPlanList.safeParse([first]).success).toBe(false);
  expect(emiPlanList.safeParse([{ ...first, bank: 'HDFC Bank' }]).success).toBe(true);
});

test('a plan can be moved; a place that is none changes nothing', () => {
  const plans = [PLAN, { ...PLAN, months: 9 }, { ...PLAN, months: 12 }];
  expect(withPlanMoved(plans, 2, 0).map(({ months }) => months)).toEqual([12, 6, 9]);
  expect(withPlanMoved(plans, 7, 0)).toEqual(plans);
});

test.each([
  [PLAN, 'HDFC Bank, 6 months, 15 % a year'],
  [{ ...PLAN, rate: 0, bankRate: 15 }, 'HDFC Bank, 6 months, no cost'],
  [{ ...PLAN, rate: 5, bankRate: 15 }, 'HDFC Bank, 6 months, 5 % a year, of 15 %'],
  [{ ...PLAN, bank: '' }, 'No bank yet, 6 months, 15 % a year'],
])('a plan is told in one line', (plan, text) => {
  expect(planText(plan)).toBe(text);
});
