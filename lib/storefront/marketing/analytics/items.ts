import type { Item, ItemsWithValue } from './types.ts';

const CURRENCY = 'INR';
const DEFAULT_CURRENCY_ID = 1;
const DEFAULT_QUANTITY = 1;

/** Converts integer paise to rupees. */
export const toRupeeAmount = (paise: number): number => paise / 100;

/** The details that an item is made from; money in integer paise. */
export interface ItemDetails {
  code: string;
  title: string;
  brand?: string;
  category?: string;
  /** Null where the product comes in one size. */
  sizeName?: string | null;
  /** The unit price before any reduction. */
  unitPrice: number;
  /** The price of the whole quantity after all reductions. */
  netPrice?: number;
  quantity?: number;
}

/** Converts a product to an item; without a quantity, or with 0, the quantity is 1. */
export function toItem({ code, title, brand, category, sizeName, unitPrice, netPrice, quantity }: ItemDetails): Item {
  const units = quantity || DEFAULT_QUANTITY;
  const price = netPrice === undefined ? unitPrice : Math.round(netPrice / units);
  return {
    item_id: code,
    item_name: title,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(sizeName && { item_variant: sizeName }),
    price: toRupeeAmount(price),
    ...(price < unitPrice && { discount: toRupeeAmount(unitPrice - price) }),
    quantity: units,
  };
}

/** The currency of the prices, by its code and by its number in the retail API. */
export function currencyOf(currencyId = DEFAULT_CURRENCY_ID): Pick<ItemsWithValue, 'currency' | 'currency_id'> {
  return { currency: CURRENCY, currency_id: currencyId };
}

/** Combines items; `value` is in rupees, by default the sum of the items. */
export function basketOf(
  items: Item[],
  value = toRupeeAmount(items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0)),
): ItemsWithValue {
  return { ...currencyOf(), value, items };
}
