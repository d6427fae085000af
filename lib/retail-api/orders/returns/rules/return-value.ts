import { type ReturnReason, STORE_FAULTS } from '#lib/contract/index.ts';
import { cancelledValue, lineValue, type PaidLine } from '../../rules/line-value.ts';

// All money is integer paise.

/** A line of an order as it was bought, and how many of its pieces were cancelled. */
export interface BoughtLine extends PaidLine {
  cancelled: number;
}

/** What pieces that come back are worth. `amount` holds the part of the shipping charge that goes back with them. */
export interface ReturnValue {
  amount: number;
  shipping: number;
}

/** Pieces of the line that another return has, which stands. */
export interface Claim extends ReturnValue {
  quantity: number;
}

/**
 * What `quantity` more pieces of a line are worth that come back, by what was given for those before (`lineWorth`).
 * Shipping goes back with them where the store is at fault.
 */
export function returnValue(
  line: BoughtLine,
  claims: readonly Claim[],
  { quantity, reason }: { quantity: number; reason: ReturnReason },
): ReturnValue {
  const gone = cancelledValue(line, line.cancelled);
  for (const claim of claims) {
    gone.pieces += claim.quantity;
    gone.net += claim.amount - claim.shipping;
    gone.shipping += claim.shipping;
  }
  const worth = lineValue(line, gone, quantity);
  const shipping = STORE_FAULTS.includes(reason) ? worth.shipping : 0;
  return { amount: worth.net + shipping, shipping };
}
