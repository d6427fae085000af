/** Goods as far as their kind decides, by the catalogue's names. */
export interface KindOfGoods {
  category: string;
  subCategory: string;
}

/** Metal that is as good as money, and what nobody else would buy; jewellery of coins is neither. */
const NEVER_FOR_CASH = /(?:\bcoins?|\bbullion|\b(?:gold|silver|platinum) bars?)$|\bmade[ -]to[ -]order\b/i;

/** Whether goods of this kind may be paid for in cash at the door. */
export function takesCash({ category, subCategory }: KindOfGoods): boolean {
  return ![category, subCategory].some((name) => NEVER_FOR_CASH.test(name.trim()));
}
