import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { skusOfProducts } from '../prices/price-repository.ts';
import { productBatches } from '../product-batches.ts';
import { priceSizesByMetalRates, type RateOutcome, type RatesInForce } from './price-by-metal-rates.ts';

/**
 * The number of products read at once: reading and pricing them takes a few milliseconds, and then other requests are
 * served.
 */
const AT_ONCE = 200;

/** A product of jewellery with its SKUs in their order, and what the rates do to each. */
export interface MetalRateProduct {
  code: string;
  title: string;
  sizes: { row: Database['skus']; outcome: RateOutcome }[];
}

/**
 * All jewellery in the order of its codes, a few products at a time, with what the rates do to it. `after`: the code
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
      const outcomeOf = priceSizesByMetalRates(product, rates);
      const sizes = (byCode.get(code) ?? []).map((row) => ({ row, outcome: outcomeOf(row.sku) }));
      return { code, title: product.ProductTitle, sizes };
    });
  }
}
