import type { Transaction } from 'kysely';
import { z } from 'zod';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import type { OrderLineDocument } from './order-document.ts';
import type { PricedOrder } from './price-order.ts';

/** The part of a product's document that an invoice shows and a cart does not. */
const soldDocument = z.object({
  HsnCode: z.string(),
  Attributes: z.object({
    Certificate: z.string().default(''),
    HUID: z.string().default(''),
    Metal: z.string().default(''),
    Purity: z.string().default(''),
    NetWeightG: z.number().nullable().default(null),
  }),
});

/** Said of a piece that comes without a certificate. */
const NO_CERTIFICATE = 'None';

type LineRow = Omit<Database['order_lines'], 'order_number'>;

/** The lines of an order, frozen as they are bought. */
export async function orderLines(
  transaction: Transaction<Database>,
  { lines, priced }: PricedOrder,
): Promise<LineRow[]> {
  const rows = await transaction
    .selectFrom('products')
    .select(['code', 'document'])
    .where(
      'code',
      'in',
      lines.map(({ productCode }) => productCode),
    )
    .execute();
  const sold = new Map(rows.map(({ code, document }) => [code, soldDocument.parse(JSON.parse(document))]));
  const prices = new Map(priced.price.lines.map((line) => [line.id, line]));
  const titles = new Map(priced.offers.map(({ id, title }) => [id, title]));
  return lines.map((line, position) => {
    const price = prices.get(line.id);
    const product = sold.get(line.productCode);
    if (!price || !product) throw new Error('A line that is sold out was to be ordered.');
    const { HsnCode, Attributes } = product;
    const document: OrderLineDocument = {
      title: line.title,
      brand: line.brand,
      rootCategory: line.rootCategory,
      category: line.category,
      colour: line.colour,
      sizeName: line.sizeName,
      thumbnail: line.thumbnail,
      slug: line.slug,
      hsnCode: HsnCode,
      gstPercent: line.gstPercent,
      unitPrice: line.unitPrice,
      mrp: line.mrp,
      offerTitle: titles.get(price.offerId ?? '') ?? '',
      offerDiscount: price.offerDiscount,
      couponDiscount: price.couponDiscount,
      giftCouponDiscount: price.giftCouponDiscount,
      shipping: price.shipping,
      tax: price.tax,
      metal: `${Attributes.Metal} ${Attributes.Purity}`.trim(),
      netWeightGrams: Attributes.NetWeightG,
      huid: Attributes.HUID,
      certificate: Attributes.Certificate === NO_CERTIFICATE ? '' : Attributes.Certificate,
    };
    return {
      ...{ id: newId(), position, sku: line.sku, product_code: line.productCode, quantity: line.quantity },
      ...{ net: price.net, document: JSON.stringify(document) },
    };
  });
}
