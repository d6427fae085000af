import type { Order } from '#lib/orders/types.ts';

const CURRENCY = 'INR';

/** An event as Google Analytics 4 reads it from the data layer, in rupees (developers.google.com, "Measure ecommerce"). */
export interface PurchaseEvent {
  event: 'purchase';
  ecommerce: {
    transaction_id: string;
    currency: string;
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
      price: number;
      quantity: number;
    }[];
  };
}

const rupees = (paise: number) => paise / 100;

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
      value: rupees(figures.total),
      tax: rupees(tax),
      shipping: rupees(figures.shipping),
      ...(coupon && { coupon: coupon.code }),
      items: lines.map((line) => ({
        item_id: line.code,
        item_name: line.title,
        item_brand: line.brand,
        item_category: line.category,
        ...(line.sizeName !== null && { item_variant: line.sizeName }),
        price: rupees(line.unitPrice),
        quantity: line.quantity || 1,
      })),
    },
  };
}
