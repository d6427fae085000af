import type { Order, OrderLine } from '#lib/orders/types.ts';

const CURRENCY = 'INR';

/** An event as Google Analytics 4 reads it from the data layer, in rupees (developers.google.com, "Measure ecommerce"). */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    currency: string;
    /** Sum of the items: neither shipping nor gift cards are of it. */
    value: number;
    tax: number;
    shipping: number;
    coupon?: string;
    items: {
      item_id: string;
      item_name: string;
      item_brand: string;
      item_category: string;
      item_variant?: string;
      /** Of a piece once it is reduced, its tax included as everywhere in the store. */
      price: number;
      /** By how much a piece was reduced. */
      discount?: number;
      quantity: number;
    }[];
  };
}

const rupees = (paise: number) => paise / 100;

function itemOf(line: OrderLine): PurchaseEvent['ecommerce']['items'][number] {
  const quantity = line.quantity || 1;
  const price = Math.round(line.netPrice / quantity);
  return {
    item_id: line.code,
    item_name: line.title,
    item_brand: line.brand,
    item_category: line.category,
    ...(line.sizeName !== null && { item_variant: line.sizeName }),
    price: rupees(price),
    ...(price < line.unitPrice && { discount: rupees(line.unitPrice - price) }),
    quantity,
  };
}

/** The purchase that a placed order is. It tells what was bought, and nothing of who bought it. */
export function purchaseEvent({
  number,
  figures,
  coupon,
  lines,
}: Pick<Order, 'number' | 'figures' | 'coupon' | 'lines'>): PurchaseEvent {
  const tax = figures.taxes.reduce((sum, entry) => sum + entry.tax, 0);
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      currency: CURRENCY,
      value: rupees(lines.reduce((sum, { netPrice }) => sum + netPrice, 0)),
      tax: rupees(tax),
      shipping: rupees(figures.shipping),
      ...(coupon && { coupon: coupon.code }),
      items: lines.map(itemOf),
    },
  };
}
