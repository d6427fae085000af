import { RUPEE } from '#lib/shared/money.ts';
import type { EmiPlan } from './types.ts';

/** The growth of a debt over all months, and in one; both above 1. */
function growth(rate: number, months: number) {
  const monthly = rate / 12 / 100;
  return { monthly, all: (1 + monthly) ** months };
}

/**
 * The instalment before rounding, by the formula of a loan on its reducing balance, which Indian banks publish beside
 * their EMI calculators: P·r·(1+r)^n ÷ ((1+r)^n − 1), where r is a twelfth of the yearly rate. `rate`: per cent a year.
 */
function exactInstalment(principal: number, rate: number, months: number): number {
  if (rate === 0) return principal / months;
  const { monthly, all } = growth(rate, months);
  return (principal * monthly * all) / (all - 1);
}

/** The loan that `months` instalments pay off: the same formula, solved for P. */
function loanFor(instalment: number, rate: number, months: number): number {
  if (rate === 0) return instalment * months;
  const { monthly, all } = growth(rate, months);
  return (instalment * (all - 1)) / (monthly * all);
}

/**
 * The monthly instalment for an amount in paise: whole rupees in paise, rounded up, so that the shopper is never told too
 * little. The last instalment evens out the rounding.
 */
export function instalmentOf({ rate, months }: Pick<EmiPlan, 'rate' | 'months'>, amount: number): number {
  // A trillionth is taken off, because the machine's own error must not become a rupee.
  return Math.ceil((exactInstalment(amount, rate, months) * (1 - 1e-12)) / RUPEE) * RUPEE;
}

/** The plans by which an amount in paise may be paid, in the order of the store. */
export function plansFor(plans: readonly EmiPlan[], amount: number): EmiPlan[] {
  return plans.filter(({ lowest, highest }) => lowest <= amount && amount <= highest && amount > 0);
}

/** The plans that are offered for products of these top categories in one order. */
export function plansForCategories(plans: readonly EmiPlan[], categories: readonly string[]): EmiPlan[] {
  return plans.filter(({ excludedCategories }) => !categories.some((name) => excludedCategories.includes(name)));
}

/** The plans that are offered for a cart; sold-out lines do not count. */
export function plansForCart(
  plans: readonly EmiPlan[],
  lines: readonly { department: string; counted: boolean }[],
): EmiPlan[] {
  return plansForCategories(
    plans,
    lines.flatMap(({ department, counted }) => (counted ? department : [])),
  );
}

/** The lowest monthly instalment among the plans for an amount; both in paise. Null where there is no plan for it. */
export function lowestInstalment(plans: readonly EmiPlan[], amount: number): number | null {
  const instalments = plansFor(plans, amount).map((plan) => instalmentOf(plan, amount));
  return instalments.length === 0 ? null : Math.min(...instalments);
}

/**
 * GST in per cent on a bank's fees and on the interest of a credit card, which the exemption of interest leaves out
 * (notification 12/2017-Central Tax (Rate), entry 27).
 */
export const GST_PERCENT = 18;

/** What a plan costs for one amount. All in paise, rounded to whole rupees; the bank's own rounding may differ. */
export interface EmiCost {
  instalment: number;
  /** The interest that the shopper pays within the instalments. */
  interest: number;
  /** The interest that the store pays, as a discount on the loan. */
  discount: number;
  /** GST on all of the bank's interest, also on what the store pays: the bank adds it to the instalments. */
  interestTax: number;
  /** The fee with its GST. */
  fee: number;
  /** The amount, the interest, its GST and the fee. */
  total: number;
}

/** Nothing is below zero: the machine's own error must not become minus nothing. */
const toRupee = (paise: number) => Math.max(0, Math.round(paise / RUPEE) * RUPEE);
const gstOn = (paise: number) => (paise * GST_PERCENT) / 100;

/**
 * What a plan costs for an amount in paise. Where the store pays interest, the shopper pays the instalments of the
 * lower rate, and the bank lends so much less that they pay its own rate as well; the difference is the discount.
 */
export function planCost(plan: EmiPlan, amount: number): EmiCost {
  const { rate, bankRate, months } = plan;
  const exact = exactInstalment(amount, rate, months);
  const loan = loanFor(exact, bankRate, months);
  const interest = toRupee(exact * months - amount);
  const interestTax = toRupee(gstOn(exact * months - loan));
  const fee = plan.fee + toRupee(gstOn(plan.fee));
  return {
    instalment: instalmentOf(plan, amount),
    interest,
    discount: toRupee(amount - loan),
    interestTax,
    fee,
    total: amount + interest + interestTax + fee,
  };
}
