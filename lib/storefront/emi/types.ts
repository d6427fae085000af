/** A plan of a bank to pay in equated monthly instalments (EMI). Rates in per cent a year on the reducing balance. */
export interface EmiPlan {
  bank: string;
  months: number;
  /** What the shopper pays; 0 where the store pays all of the interest. */
  rate: number;
  /** What the bank charges; above `rate` where the store pays the interest or a part of it. */
  bankRate: number;
  /** The lowest and the highest amount that may be paid by the plan, in paise. */
  lowest: number;
  highest: number;
  /** What the bank charges once, before GST, in paise. */
  fee: number;
  /** Top categories that it is not offered for: banks do not let gold be paid in instalments. */
  excludedCategories: readonly string[];
}
