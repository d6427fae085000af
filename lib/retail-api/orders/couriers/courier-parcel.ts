import type { OrderLine, OrderRow } from '../order-repository.ts';
import { readOrderDocument } from '../order-repository.ts';
import type { LineItems } from '../rules/choose-items.ts';
import type { CourierParcel } from './courier.ts';

/** Weight and outside of a parcel, what it is worth and what is collected, in grams, centimetres and paise. */
type ParcelFigures = Pick<
  CourierParcel,
  'reference' | 'weightGrams' | 'lengthCm' | 'breadthCm' | 'heightCm' | 'value' | 'due'
>;

interface OrderOfParcel {
  order: OrderRow;
  lines: readonly OrderLine[];
  /** Empty for all that is left of the order. */
  items: readonly LineItems[];
  /** For the courier's messages where the customer gave no email. */
  supportEmail: string;
  pickUp: CourierParcel['pickUp'];
}

/** A parcel of an order for the courier. */
export function courierParcel(
  figures: ParcelFigures,
  { order, lines, items, supportEmail, pickUp }: OrderOfParcel,
): CourierParcel {
  const { address, customer } = readOrderDocument(order);
  const quantityOf = (line: OrderLine) =>
    items.length > 0
      ? (items.find(({ lineId }) => lineId === line.id)?.quantity ?? 0)
      : line.quantity - line.cancelled - line.returned;
  return {
    ...figures,
    address,
    pickUp,
    email: customer.email || supportEmail,
    mobile: address.Mobile || customer.mobile,
    items: lines
      .map((line) => ({
        title: line.document.title,
        sku: line.sku,
        quantity: quantityOf(line),
        price: Math.round(line.net / line.quantity),
        hsnCode: line.document.hsnCode,
      }))
      .filter(({ quantity }) => quantity > 0),
    orderedAt: order.placed_at,
  };
}
