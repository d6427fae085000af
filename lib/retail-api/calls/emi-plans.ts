import { calls } from '#lib/contract/index.ts';
import { succeed } from '../core/outcome.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The operator's EMI plans, in the order of the file. */
const emiPlans = handlerFor(calls.emiPlans, async (_request, { emiPlans: plans }) =>
  succeed(
    plans.map((plan) => ({
      Bank: plan.bank,
      Months: plan.months,
      YearlyRate: plan.rate,
      BankRate: plan.bankRate,
      LowestAmount: plan.lowest,
      HighestAmount: plan.highest,
      ProcessingFee: plan.fee,
      ExcludedCategories: plan.excludedCategories,
    })),
  ),
);

/** The handler of the call about EMI plans. */
export const emiPlanCalls: readonly CallHandler[] = [emiPlans];
