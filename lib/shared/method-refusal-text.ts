import { METHOD_REFUSALS, type MethodRefusal } from '#lib/contract/vocabulary.ts';

const TEXTS: Readonly<Record<MethodRefusal, string>> = {
  '': 'This order cannot be paid in this way.',
  value:
    'The amount is above or below what can be paid in this way. The limit for cash on delivery is a rule of the shop.',
  pincode: 'Cash on delivery is not possible at this pincode.',
  category: 'One of the items is not sold for cash on delivery.',
  'open-orders':
    'The customer has too many orders, or too many of one item, on their way that are still to be paid in cash.',
  collect: 'An order that is collected at a store cannot be paid in this way.',
  unavailable: 'This payment method is not set up.',
  'nothing-to-pay': 'There is nothing left to pay.',
};

/** Why an order cannot be paid with a method, for the staff; by the `Reason` of the refusal, which may be of a later version. */
export function methodRefusalText(reason: unknown): string {
  return TEXTS[METHOD_REFUSALS.find((known) => known === reason) ?? ''];
}
