import { formatPaise } from '#lib/shared/money.ts';
import { type Seller, shopName } from '#lib/shared/shop-profile.ts';
import { deliveryAddressLines } from '../../messages/copy/order-items.ts';
import type { LineWarehouse } from '../../orders/line-warehouses.ts';
import { type OrderLine, type OrderRow, readOrderDocument } from '../../orders/order-repository.ts';
import type { LineItems } from '../../orders/rules/choose-items.ts';
import { engravingLine, priceOfItems } from '../../orders/rules/engraved-line.ts';
import { NO_GIFT } from '../../orders/rules/gift.ts';
import type { PackingSlipContent } from './packing-slip-pdf.ts';

interface SlipParts {
  /** Of a parcel with a part of the order. */
  contents?: readonly LineItems[] | undefined;
  /** Where the pieces are; empty if the shop has one warehouse. */
  warehouses?: readonly LineWarehouse[];
}

/**
 * The packing slip of an order: the items that were neither cancelled nor returned, at the prices they were sold for
 * unless the buyer hides them; or those of a parcel. Null before the order is confirmed, and if nothing is
 * left to pack.
 */
export function packingSlipOf(
  order: OrderRow,
  lines: readonly OrderLine[],
  seller: Seller,
  { contents, warehouses = [] }: SlipParts = {},
): PackingSlipContent | null {
  const ordered = readOrderDocument(order);
  const { Wrap, Message, HidePrices } = ordered.gift ?? NO_GIFT;
  const inParcel = ({ id }: OrderLine) => contents?.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  const rows = lines
    .map((line) => ({ ...line, left: contents ? inParcel(line) : line.quantity - line.cancelled - line.returned }))
    .filter(({ left }) => left > 0)
    .map(({ id, sku, left, document }) => ({
      title: document.title,
      detail: [
        sku,
        document.sizeName === null ? '' : `Size ${document.sizeName}`,
        document.colour,
        engravingLine(document),
        warehouseText(warehouses.filter(({ lineId }) => lineId === id)),
      ]
        .filter((text) => text !== '')
        .join(', '),
      quantity: left,
      price: HidePrices ? '' : formatPaise(priceOfItems(document, left)),
    }));
  if (order.confirmed_at === null || order.state === 'cancelled' || rows.length === 0) return null;
  return {
    shopName: shopName(),
    orderNumber: order.number,
    placedAt: order.placed_at,
    seller: [seller.legalName, ...seller.address],
    // The label on the outside has the phone number for the courier.
    deliverTo: deliveryAddressLines({ ...ordered.address, Mobile: '' }),
    isCollected: ordered.collect !== undefined,
    isExpress: ordered.express === true,
    isWrapped: Wrap,
    message: Message.split('\n').filter((line) => line.trim() !== ''),
    rows,
    hasPrices: !HidePrices,
    testPayment: ordered.testPayment,
  };
}

/** `From Bengaluru`, or `From Bengaluru (2), Mysuru (1)`. */
function warehouseText(parts: readonly LineWarehouse[]): string {
  if (parts.length === 0) return '';
  return `From ${parts.map(({ name, quantity }) => (parts.length === 1 ? name : `${name} (${quantity})`)).join(', ')}`;
}
