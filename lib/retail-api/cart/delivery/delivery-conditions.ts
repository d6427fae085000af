import { paiseOf } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';

/** The most in paise that can be paid in cash on delivery. */
export function cashLimit(): number {
  return paiseOf(shopProfile().cashOnDelivery.limit);
}

/**
 * The conditions on delivery. `offered`: the operator's switch; `zoneTakesCash`: whether cash is taken at the place;
 * `price`: value of the delivery in paise, null if not known yet (then only the place decides).
 */
export function deliveryConditions(facts: { offered: boolean; zoneTakesCash: boolean; price: number | null }): {
  cashOnDelivery: boolean;
  identityNeeded: boolean;
} {
  const price = facts.price ?? 0;
  return {
    cashOnDelivery: facts.offered && facts.zoneTakesCash && price <= cashLimit(),
    identityNeeded: price >= paiseOf(shopProfile().delivery.identityFrom),
  };
}
