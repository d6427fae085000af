/** Goods as far as their kind decides, by the catalogue's names. */
export interface KindOfGoods {
  category: string;
  subCategory: string;
}

const BULLION_OR_MADE_TO_ORDER = /(?:\bcoins?|\bbullion|\b(?:gold|silver|platinum) bars?)$|\bmade[ -]to[ -]order\b/i;

/** Metal that is as good as money, and what nobody else would buy; jewellery of coins is neither. */
export function isBullionOrMadeToOrder({ category, subCategory }: KindOfGoods): boolean {
  return [category, subCategory].some((name) => BULLION_OR_MADE_TO_ORDER.test(name.trim()));
}

/** Whether goods of this kind may be paid for in cash at the door. */
export function takesCash(kind: KindOfGoods): boolean {
  return !isBullionOrMadeToOrder(kind);
}
