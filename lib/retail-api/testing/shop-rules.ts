import { DEMO_PROFILE, type ShopProfile, setShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';

/** Changes fields of the shop's delivery rules, e.g. `{ charge: 0 }`, in this process. */
export function setDelivery(rules: Partial<ShopProfile['delivery']>): void {
  const profile = shopProfile();
  setShopProfile({ ...profile, delivery: { ...profile.delivery, ...rules } });
}

/** Makes the shop's profile that of the demo again. */
export function resetShopRules(): void {
  setShopProfile(DEMO_PROFILE);
}
