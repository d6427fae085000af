import { replaceSingleton, singleton } from '#lib/shared/singleton.ts';
import type { OwnFonts } from '#lib/shared/typefaces.ts';

/** The operator's own fonts, as this process serves them. */
export function shopFonts(): OwnFonts {
  return singleton<OwnFonts>('shop-fonts', () => ({}));
}

/** Sets the operator's own fonts of this process. */
export function setShopFonts(fonts: OwnFonts): void {
  replaceSingleton<OwnFonts>('shop-fonts', fonts);
}
