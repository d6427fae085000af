/** The category and subcategory of a product, by the catalogue's names. */
export interface ProductKind {
  category: string;
  subCategory: string;
  /** What its items are engraved with; null or missing if they are not. */
  engraving?: object | null | undefined;
}

const BULLION_OR_MADE_TO_ORDER = /(?:\bcoins?|\bbullion|\b(?:gold|silver|platinum) bars?)$|\bmade[ -]to[ -]order\b/i;

/** Metal that is as good as money, and goods that no other shopper would buy; coin jewellery is neither. */
export function isBullionOrMadeToOrder({ category, subCategory }: ProductKind): boolean {
  return [category, subCategory].some((name) => BULLION_OR_MADE_TO_ORDER.test(name.trim()));
}

/** Whether goods of this kind can be paid in cash on delivery: not what nobody else would buy. */
export function acceptsCash(kind: ProductKind): boolean {
  return !kind.engraving && !isBullionOrMadeToOrder(kind);
}
