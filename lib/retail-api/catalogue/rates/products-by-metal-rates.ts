import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { skusOfProducts } from '../prices/price-repository.ts';
import { productBatches } from '../product-batches.ts';
import { priceByMetalRates, type RatesInForce } from './price-by-metal-rates.ts';

/**
 * The number of products read at once: reading and pricing them takes a few milliseconds, and then other requests are
 * served.
 */
const AT_ONCE = 200;

/** A product of jewellery with its SKUs, and its price by the rates. */
export interface MetalRateProduct {
  code: string;
  title: string;
  rows: Database['skus'][];
  outcome: ReturnType<typeof priceByMetalRates>;
}

/**
 * All jewellery in the order of its codes, a few products at a time, with its price by the rates. `after`: the code
 * after which it begins; `codes`: the only products to read.
 */
export async function* productsByMetalRates(
  db: Kysely<Database>,
  rates: RatesInForce,
  { after = '', codes }: { after?: string; codes?: readonly string[] } = {},
): AsyncGenerator<MetalRateProduct[]> {
  // The query has no condition on the documents: PostgreSQL could then choose to read all of them for each batch.
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
      return {
        code,
        title: product.ProductTitle,
        rows: byCode.get(code) ?? [],
        outcome: priceByMetalRates(product, rates),
      };
    });
  }
}
