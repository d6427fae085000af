import type { Insertable, Transaction } from 'kysely';
import { z } from 'zod';
import { NO_CERTIFICATE } from '#lib/contract/vocabulary.ts';
import type { PricedLine } from '../../cart/pricing/types.ts';
import type { CartLine } from '../../cart/rules/cart-line.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { productOfSize } from '../../catalogue/product-of-size.ts';
import { ratesInForce } from '../../catalogue/rates/rate-repository.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { warrantySnapshot } from '../../documents/warranty/warranty-snapshot.ts';
import type { OrderLineDocument } from '../order-document.ts';
import { returnDays } from '../returns/rules/return-windows.ts';
import { searchTextOfLine } from '../rules/order-search.ts';

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

type LineRow = Omit<Insertable<Database['order_lines']>, 'order_number'>;

/** The data of an order that its lines are made of. */
interface SoldLines {
  lines: readonly Omit<CartLine, 'addedPrice' | 'chosenOffer' | 'stock' | 'isWithdrawn'>[];
  priced: { price: { lines: readonly Omit<PricedLine, 'gross'>[] }; offers: readonly { id: string; title: string }[] };
}

/** The lines of an order, frozen as bought. */
export async function orderLines(transaction: Transaction<Database>, { lines, priced }: SoldLines): Promise<LineRow[]> {
  const rows = await transaction
    .selectFrom('products')
    .select(['code', 'document', 'modified_at'])
    .where(
      'code',
      'in',
      lines.map(({ productCode }) => productCode),
    )
    .execute();
  const rates = await ratesInForce(transaction);
  const found = new Map(rows.map((row) => [row.code, row]));
  const prices = new Map(priced.price.lines.map((line) => [line.id, line]));
  const titles = new Map(priced.offers.map(({ id, title }) => [id, title]));
  return lines.map((line, position) => {
    const price = prices.get(line.id);
    const row = found.get(line.productCode);
    const product = row && soldProduct(row, line.sku);
    if (!price || !product) throw new Error('A sold-out line cannot be ordered.');
    const { HsnCode, Attributes } = product.sold;
    const document: OrderLineDocument = {
      title: line.title,
      brand: line.brand,
      rootCategory: line.rootCategory,
      category: line.category,
      subCategory: line.subCategory,
      returnDays: returnDays(line),
      colour: line.colour,
      sizeName: line.sizeName,
      thumbnail: line.thumbnail,
      slug: line.slug,
      hsnCode: HsnCode,
      gstPercent: line.gstPercent,
      unitPrice: line.unitPrice,
      ...(line.engraving && { engraving: line.engraving }),
      mrp: line.mrp,
      offerTitle: titles.get(price.offerId ?? '') ?? '',
      offerDiscount: price.offerDiscount,
      couponDiscount: price.couponDiscount,
      giftCouponDiscount: price.giftCouponDiscount,
      shipping: price.shipping + sum(price.charges.map(({ amount }) => amount)),
      tax: price.tax,
      ...(price.charges.length > 0 && { charges: price.charges }),
      metal: `${Attributes.Metal} ${Attributes.Purity}`.trim(),
      netWeightGrams: Attributes.NetWeightG,
      huid: Attributes.HUID,
      certificate: Attributes.Certificate === NO_CERTIFICATE ? '' : Attributes.Certificate,
      warrantySnapshot: warrantySnapshot(product.dated, { price: line.unitPrice, mrp: line.mrp }, rates),
    };
    return {
      id: newId(),
      position,
      sku: line.sku,
      product_code: line.productCode,
      quantity: line.quantity,
      net: price.net,
      document: JSON.stringify(document),
      search_text: searchTextOfLine(line),
    };
  });
}

/** The product of a row as its size with a SKU is. */
function soldProduct({ document, modified_at: modifiedAt }: { document: string; modified_at: number }, sku: string) {
  const whole: CatalogueProduct = JSON.parse(document);
  const product = productOfSize(whole, sku);
  return { sold: soldDocument.parse(product), dated: { product, modifiedAt } };
}
