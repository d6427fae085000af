import { formatPaise } from '#lib/shared/money.ts';
import { type Seller, shopName } from '#lib/shared/shop-profile.ts';
import { deliveryAddressLines } from '../../messages/copy/order-items.ts';
import { type OrderLine, type OrderRow, readOrderDocument } from '../../orders/order-repository.ts';
import type { LineItems } from '../../orders/rules/choose-items.ts';
import { amountInWords } from '../invoices/amount-in-words.ts';
import type { ShippingLabelContent } from './shipping-label-pdf.ts';

/** What a label is for, beside the order. */
interface LabelFacts {
  seller: Pick<Seller, 'legalName'>;
  /** Lines of the address that the courier fetches it from, and returns it to. */
  pickUp: readonly string[];
  /** Paise that the courier collects. */
  due: number;
  /** The parcel, as far as it is known; `items` is empty for one with the whole order. */
  parcel?: { courier: string; awb: string; items: readonly LineItems[] } | undefined;
}

/** The label of an order's parcel. Null before the order is confirmed, of a cancelled one, and if nothing is left to ship. */
export function shippingLabelOf(
  order: OrderRow,
  lines: readonly OrderLine[],
  { seller, pickUp, due, parcel }: LabelFacts,
): ShippingLabelContent | null {
  const { address, testPayment, identityNeeded, express = false } = readOrderDocument(order);
  const left = lines.reduce((total, { quantity, cancelled, returned }) => total + quantity - cancelled - returned, 0);
  const inParcel = (parcel?.items ?? []).reduce((total, { quantity }) => total + quantity, 0);
  const pieces = inParcel > 0 ? inParcel : left;
  if (order.confirmed_at === null || order.state === 'cancelled' || pieces === 0) return null;
  const [name = '', ...rest] = deliveryAddressLines(address);
  return {
    shopName: shopName(),
    orderNumber: order.number,
    placedAt: order.placed_at,
    deliverTo: { name, lines: rest, pincode: address.Pincode },
    collect: due > 0 ? { amount: formatPaise(due), words: amountInWords(due) } : null,
    isExpress: express,
    pieces,
    identityNeeded,
    parcel: [parcel?.courier, parcel?.awb].filter(Boolean).join(' '),
    pickUp: [seller.legalName, ...pickUp],
    testPayment,
  };
}
