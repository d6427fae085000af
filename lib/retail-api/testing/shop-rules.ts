import { DEMO_PROFILE, type ShopProfile, setShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';

/** Changes fields of the shop's delivery rules, e.g. `{ charge: 0 }`, in this process. */
export function setDelivery(rules: Partial<ShopProfile['delivery']>): void {
  const profile = shopProfile();
  setShopProfile({ ...profile, delivery: { ...profile.delivery, ...rules } });
}

/** Sets what an order costs besides goods and shipping, in whole rupees, in this process. */
export function setCharges({ cash = 0, cashFreeFrom = null, cashLimit = 30_000, wrap = 0 }: ChargeRules): void {
  const profile = shopProfile();
  const cashOnDelivery = { ...profile.cashOnDelivery, limit: cashLimit, fee: cash, feeFreeFrom: cashFreeFrom };
  setShopProfile({ ...profile, cashOnDelivery, giftWrap: { charge: wrap } });
}

interface ChargeRules {
  cash?: number;
  cashFreeFrom?: number | null;
  cashLimit?: number;
  wrap?: number;
}

/** Makes the shop's profile that of the demo again. */
export function resetShopRules(): void {
  setShopProfile(DEMO_PROFILE);
}
