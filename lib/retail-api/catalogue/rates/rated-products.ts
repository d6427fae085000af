import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { skusOfProducts } from '../prices/price-repository.ts';
import { productBatches } from '../product-batches.ts';
import { type RatesInForce, ratedPrice } from './rated-price.ts';

/** Products in one part: reading and pricing them takes a few milliseconds, and other requests are served in between. */
const AT_ONCE = 200;

/** Jewellery with its sizes, and what rates make of it. */
export interface RatedProduct {
  code: string;
  title: string;
  rows: Database['skus'][];
  outcome: ReturnType<typeof ratedPrice>;
}

/**
 * All jewellery by its code, some at a time, and what it costs by the rates. `after`: the code after which it begins; `codes`:
 * these products alone.
 */
export async function* ratedProducts(
  db: Kysely<Database>,
  rates: RatesInForce,
  { after = '', codes }: { after?: string; codes?: readonly string[] } = {},
): AsyncGenerator<RatedProduct[]> {
  // Not by what is in the documents: PostgreSQL could choose to read all of them for each part.
  let query = db.selectFrom('products').select(['code', 'document']);
  if (codes) query = query.where('code', 'in', codes);
  for await (const found of productBatches(query, AT_ONCE, after)) {
    const jewellery = found.filter(({ document }) => document.includes('"RootCategory":"Jewellery"'));
    const skus = await skusOfProducts(
      db,
      jewellery.map(({ code }) => code),
    );
    const byCode = Map.groupBy(skus, (row) => row.product_code);
    yield jewellery.flatMap(({ code, document }) => {
      const product: CatalogueProduct = JSON.parse(document);
      if (product.RootCategory !== 'Jewellery') return [];
      return { code, title: product.ProductTitle, rows: byCode.get(code) ?? [], outcome: ratedPrice(product, rates) };
    });
  }
}
