/** A size of a product, and how many of it. `price`: of one piece in paise. */
export interface ChosenSku {
  sku: string;
  title: string;
  sizeName: string;
  price: number;
  quantity: number;
}

/** The most pieces of one size in a call. */
export const MOST_PIECES = 100;

/** A list with one more size; pieces of the same size are counted together. */
export function withSku(list: readonly ChosenSku[], added: ChosenSku): ChosenSku[] {
  const before = list.find(({ sku }) => sku === added.sku);
  if (!before) return [...list, added];
  const quantity = Math.min(MOST_PIECES, before.quantity + added.quantity);
  return list.map((one) => (one.sku === added.sku ? { ...one, quantity } : one));
}

/** The list with another number of pieces of a size; 0 takes it out. */
export function withQuantity(list: readonly ChosenSku[], sku: string, quantity: number): ChosenSku[] {
  return list
    .map((one) => (one.sku === sku ? { ...one, quantity } : one))
    .filter((one) => one.sku !== sku || quantity > 0);
}

/** The list as the calls take it. */
export function skuLines(list: readonly ChosenSku[]): { SKU: string; Quantity: number }[] {
  return list.map(({ sku, quantity }) => ({ SKU: sku, Quantity: quantity }));
}
