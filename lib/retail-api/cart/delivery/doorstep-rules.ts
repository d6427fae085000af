/** Cash on delivery is offered up to this order value in paise, the most that couriers carry. */
export const CASH_LIMIT = 10_000_00;
/** Paise; from this value on, a photo ID is required on delivery. */
export const IDENTITY_FROM = 50_000_00;

/**
 * The conditions on delivery. `offered`: the operator's switch; `zoneTakesCash`: whether couriers in the zone take
 * cash; `price`: value of the delivery in paise, null if not known yet (then only the place decides).
 */
export function doorstepRules(facts: { offered: boolean; zoneTakesCash: boolean; price: number | null }): {
  cashOnDelivery: boolean;
  identityNeeded: boolean;
} {
  const price = facts.price ?? 0;
  return {
    cashOnDelivery: facts.offered && facts.zoneTakesCash && price <= CASH_LIMIT,
    identityNeeded: price >= IDENTITY_FROM,
  };
}
