import { type ReturnReason, STORE_FAULTS } from '#lib/contract/index.ts';
import { cancelledValue, lineValue, type PaidLine } from '../../rules/line-value.ts';

// All money is integer paise.

/** An order line as purchased, and how many of its items were cancelled. */
export interface BoughtLine extends PaidLine {
  cancelled: number;
}

/** The value of returned items. `amount` includes the part of the shipping charge that is refunded with them. */
export interface ReturnValue {
  amount: number;
  shipping: number;
}

/** Items of the line that another return claims. */
export interface Claim extends ReturnValue {
  quantity: number;
}

/**
 * The value of another `quantity` returned items of a line, given what was refunded for earlier ones ({@link
 * lineValue}). Shipping is refunded with them if the store is at fault.
 */
export function returnValue(
  line: BoughtLine,
  claims: readonly Claim[],
  { quantity, reason }: { quantity: number; reason: ReturnReason },
): ReturnValue {
  const removed = cancelledValue(line, line.cancelled);
  for (const claim of claims) {
    removed.units += claim.quantity;
    removed.net += claim.amount - claim.shipping;
    removed.shipping += claim.shipping;
  }
  const value = lineValue(line, removed, quantity);
  const shipping = STORE_FAULTS.includes(reason) ? value.shipping : 0;
  return { amount: value.net + shipping, shipping };
}
