import { type EmiCost, planCost, plansFor } from './instalments.ts';
import type { EmiPlan } from './types.ts';

/** A plan with its cost for one amount. */
export interface CostedPlan extends EmiCost {
  months: number;
  /** What the shopper pays, in per cent a year. */
  rate: number;
}

/** The plans of a bank for one amount, the fewest months first. */
export interface BankPlans {
  bank: string;
  /** The lowest monthly instalment, in paise. */
  from: number;
  plans: CostedPlan[];
}

/** The plans for an amount in paise by bank, the banks in the order of the store. */
export function plansByBank(plans: readonly EmiPlan[], amount: number): BankPlans[] {
  const accepting = plansFor(plans, amount);
  const banks = [...new Set(accepting.map(({ bank }) => bank))];
  return banks.map((bank) => {
    const costed = accepting
      .filter((plan) => plan.bank === bank)
      .sort((one, other) => one.months - other.months)
      .map((plan) => ({ months: plan.months, rate: plan.rate, ...planCost(plan, amount) }));
    return { bank, from: Math.min(...costed.map(({ instalment }) => instalment)), plans: costed };
  });
}
