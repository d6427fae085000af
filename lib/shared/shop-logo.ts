import { replaceSingleton, singleton } from './singleton.ts';

/** The operator's logo: where it is served, and its size in pixels, so that nothing moves when it arrives. */
export interface ShopLogo {
  src: string;
  /** Another one for the dark scheme; null where one serves both. */
  darkSrc: string | null;
  width: number;
  height: number;
}

/** The logo of this shop; null where it has none and is shown by its name. */
export function shopLogo(): ShopLogo | null {
  return singleton<ShopLogo | null>('shop-logo', () => null);
}

/** Sets the logo of this process; null for none. */
export function setShopLogo(logo: ShopLogo | null): void {
  replaceSingleton<ShopLogo | null>('shop-logo', logo);
}
