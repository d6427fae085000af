import type { Basket, Item } from './types.ts';

const CURRENCY = 'INR';
const DEFAULT_CURRENCY_ID = 1;
const DEFAULT_QUANTITY = 1;

/** Integer paise as rupees. */
export const toRupeeAmount = (paise: number): number => paise / 100;

/** What an item is made from; money in integer paise. */
export interface ItemDetails {
  code: string;
  title: string;
  brand?: string;
  category?: string;
  /** Null where the product comes in one size. */
  sizeName?: string | null;
  /** Of a piece before it is reduced. */
  unitPrice: number;
  /** Of all pieces once they are reduced. */
  netPrice?: number;
  quantity?: number;
}

/** A product as an item; without a quantity, or with 0, it is one piece. */
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

/** The currency that prices are in, by its code and by the number that the retail API gives it. */
export function currencyOf(currencyId = DEFAULT_CURRENCY_ID): Pick<Basket, 'currency' | 'currency_id'> {
  return { currency: CURRENCY, currency_id: currencyId };
}

/** Items together; `value` in rupees, without it the sum of the items. */
export function basketOf(
  items: Item[],
  value = toRupeeAmount(items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0)),
): Basket {
  return { ...currencyOf(), value, items };
}
