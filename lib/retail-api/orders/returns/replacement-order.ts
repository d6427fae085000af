import type { Transaction } from 'kysely';
import { taxInside } from '#lib/shared/tax-inside.ts';
import { takeSnapshot } from '../../cart/baskets/line-snapshot.ts';
import { deliveryConditions } from '../../cart/delivery/delivery-conditions.ts';
import { deliveryPromise } from '../../cart/delivery/delivery-promise.ts';
import { findPlace } from '../../cart/delivery/find-zone.ts';
import { taxesByRate } from '../../cart/pricing/taxes.ts';
import { engravingDays, itemPrice } from '../../cart/rules/line-engraving.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import type { OrderDocument } from '../order-document.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import type { orderLines } from '../placing/order-lines.ts';
import { type ReturnRow, readReturnDocument, type StoredReturnLine } from './return-repository.ts';

// All money is integer paise.

/** Title of the discount when an item is exchanged for another size of the same product. */
const EXCHANGE_TITLE = 'Exchange';

/** Replacements, priced as agreed. */
export type PricedReplacement = Parameters<typeof orderLines>[1];

/** The replacements for the lines of a return; null if one of them has left the catalogue. */
export async function priceReplacement(
  transaction: Transaction<Database>,
  lines: readonly StoredReturnLine[],
): Promise<PricedReplacement | null> {
  const replacements = lines.flatMap(({ id, quantity, replacement }) =>
    replacement ? [{ id, quantity, replacement }] : [],
  );
  const rows = await transaction
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.sku', 'skus.mrp', 'skus.size_name as sizeName', 'products.slug', 'products.document'])
    .where(
      'skus.sku',
      'in',
      replacements.map(({ replacement }) => replacement.sku),
    )
    .execute();
  const shown = new Map(rows.map((row) => [row.sku, takeSnapshot(row)]));
  const sold = replacements.flatMap(({ id, quantity, replacement: { sku, unitPrice, price, engraving = null } }) => {
    const snapshot = shown.get(sku);
    return snapshot ? [{ ...snapshot, id, sku, quantity, unitPrice, price, engraving }] : [];
  });
  if (sold.length < replacements.length) return null;
  const prices = sold.map(({ id, quantity, price, gstPercent, ...one }) => ({
    id,
    offerId: EXCHANGE_TITLE,
    offerDiscount: itemPrice(one) * quantity - price,
    couponDiscount: 0,
    giftCouponDiscount: 0,
    shipping: 0,
    charges: [],
    net: price,
    tax: taxInside(price, gstPercent),
  }));
  return { lines: sold, priced: { price: { lines: prices }, offers: [{ id: EXCHANGE_TITLE, title: EXCHANGE_TITLE }] } };
}

interface ReplacedOrder {
  order: OrderRow;
  row: ReturnRow;
  items: PricedReplacement;
  /** The part paid by the value of the returned goods. */
  credit: number;
  /** Epoch milliseconds. */
  now: number;
}

/** The document of a replacement order; it ships to the address where the returned goods were collected. */
export function replacementDocument({ order, row, items, credit, now }: ReplacedOrder): OrderDocument {
  const before = readOrderDocument(order);
  const { address, pan, language } = readReturnDocument(row);
  const { lines, priced } = items;
  const prices = priced.price.lines;
  const total = sum(prices.map(({ net }) => net));
  const subtotal = sum(lines.map((line) => itemPrice(line) * line.quantity));
  const place = findPlace(address.Pincode);
  const doorstep = deliveryConditions({ offered: false, zoneTakesCash: false, price: total });
  return {
    figures: {
      mrpTotal: sum(lines.map((line) => itemPrice({ ...line, unitPrice: line.mrp }) * line.quantity)),
      subtotal,
      offerDiscount: subtotal - total,
      couponDiscount: 0,
      giftCouponDiscount: 0,
      shipping: 0,
      giftCardAmount: 0,
      total,
      payable: total - credit,
      taxes: taxesByRate(
        lines.map(({ gstPercent }, index) => ({
          gstPercent,
          price: prices[index]?.net ?? 0,
          tax: prices[index]?.tax ?? 0,
        })),
      ),
    },
    offers: subtotal > total ? [EXCHANGE_TITLE] : [],
    couponCode: '',
    giftCouponCode: '',
    giftCards: [],
    address,
    billingAddress: before.billingAddress,
    gstin: before.gstin,
    pan,
    customer: { ...before.customer, ...(language !== undefined && { language }) },
    promise: place ? deliveryPromise(place.zone, now, engravingDays(lines)) : before.promise,
    identityNeeded: doorstep.identityNeeded,
    basketVersion: 0,
    testPayment: before.testPayment,
  };
}
