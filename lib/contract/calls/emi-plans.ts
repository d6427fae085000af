import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { visibleText } from '../fields.ts';
import { rupees } from '../money.ts';

/** Per cent a year on the reducing balance. */
const yearlyRate = z.number().min(0).max(60);

const emiPlan = z.object({
  /** The bank or lender, as shoppers know it. */
  Bank: visibleText(60).min(1),
  Months: z.number().int().min(2).max(60),
  /** What the shopper pays; 0 where the store pays all of the interest. */
  YearlyRate: yearlyRate,
  /**
   * What the bank charges, where the store pays the interest or a part of it: the shopper still pays GST on all of the
   * interest. The same as YearlyRate if omitted.
   */
  BankRate: yearlyRate.optional(),
  /** The lowest and the highest amount that may be paid by this plan. */
  LowestAmount: rupees,
  HighestAmount: rupees,
  /** What the bank charges once, before GST. */
  ProcessingFee: rupees.prefault(0),
  /** The plan is not offered where the cart holds a product of one of these root categories. */
  ExcludedCategories: z.array(visibleText(60)).max(20).default([]),
});

export const emiPlans = defineCall({
  name: 'EmiPlans',
  method: 'GET',
  request: z.object({}),
  data: z.array(emiPlan).max(300),
  repeatable: true,
  bestEffort: true,
  summary:
    'Plans by which banks let shoppers pay in equated monthly instalments (EMI), in the order of the store. The shopper chooses one at the payment gateway. Empty where there are none.',
});
