/** A plan of the profile, in whole rupees and per cent a year. */
export interface ProfilePlan {
  bank: string;
  months: number;
  rate: number;
  /** Left out where the store pays none of the interest. */
  bankRate?: number | undefined;
  lowest: number;
  highest: number;
  fee: number;
  excludedCategories: readonly string[];
}

const FIRST_PLAN: ProfilePlan = {
  bank: '',
  months: 3,
  rate: 15,
  lowest: 3000,
  highest: 500_000,
  fee: 0,
  excludedCategories: [],
};

/** The plans with one more: the next months of the last bank. */
export function withNewPlan(plans: readonly ProfilePlan[]): ProfilePlan[] {
  const last = plans.at(-1);
  return [...plans, last ? { ...last, months: last.months + 3 } : FIRST_PLAN];
}

/** The plans with an entry at another place. */
export function withPlanMoved(plans: readonly ProfilePlan[], from: number, to: number): ProfilePlan[] {
  const moved = plans[from];
  return moved ? plans.toSpliced(from, 1).toSpliced(to, 0, moved) : [...plans];
}

/** A plan in one line: `HDFC Bank, 6 months, 15 % a year`. */
export function planText({ bank, months, rate, bankRate }: ProfilePlan): string {
  const interest = bankRate === undefined ? `${rate} % a year` : `${rate} % a year, of ${bankRate} %`;
  return `${bank === '' ? 'No bank yet' : bank}, ${months} months, ${rate === 0 ? 'no cost' : interest}`;
}
