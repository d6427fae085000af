/** Cash at the door is offered up to this order value: couriers carry no more. Paise. */
export const CASH_LIMIT = 10_000_00;
/** From this value on, a photo ID is asked for at the door. Paise. */
export const IDENTITY_FROM = 50_000_00;

/**
 * What happens at the door. `offered`: the operator's switch; `zoneTakesCash`: couriers there do; `price`: what is to be
 * delivered, in paise, null where it is not known yet (then only the place decides).
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
