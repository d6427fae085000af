import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { ProductState } from '#lib/contract/index.ts';
import { holdsSearchPart, isSearchPart } from '../../core/db/product-search-text.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { withSkus } from '../exchange/stored-products.ts';
import { skusOfProducts } from '../prices/price-repository.ts';

interface RecordSearch {
  text: string;
  brand: string;
  category: string;
  state: ProductState | undefined;
  /** The code after which the page begins. */
  after: string;
  limit: number;
}

/** A product as an operator sees it, hidden or not. */
export interface ProductRecord {
  product: CatalogueProduct;
  skus: Database['skus'][];
  slug: string;
  hidden: boolean;
  version: number;
  modifiedAt: number;
}

/** A page of products in the order of their codes, and the code that the next page begins after; empty on the last. */
export async function findRecords(db: Kysely<Database>, search: RecordSearch) {
  const sku = search.text === '' ? undefined : await productOfSku(db, search.text);
  const matching = db
    .selectFrom('products')
    .select('code')
    .where('code', '>', search.after)
    .orderBy('code')
    .limit(search.limit + 1);
  const found = sku === undefined ? matching : matching.where('code', '=', sku);
  const rows = await narrowed(found, sku === undefined ? search : { ...search, text: '' }).execute();
  const codes = rows.slice(0, search.limit).map(({ code }) => code);
  const next = rows.length > search.limit ? (codes.at(-1) ?? '') : '';
  return { records: await readRecords(db, codes), next };
}

async function productOfSku(db: Kysely<Database>, sku: string): Promise<string | undefined> {
  const row = await db.selectFrom('skus').select('product_code').where('sku', '=', sku).executeTakeFirst();
  return row?.product_code;
}

type CodeQuery = SelectQueryBuilder<Database, 'products', { code: string }>;

/** Only columns of the index `products_by_search` are compared, so that no document is read in vain. */
function narrowed(query: CodeQuery, { text, brand, category, state }: RecordSearch): CodeQuery {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const names = [brand, category].filter((name) => name !== '');
  let found = query;
  for (const condition of [...words.map(holdsSearchPart), ...names.map(isSearchPart)]) found = found.where(condition);
  if (state !== undefined) found = found.where('hidden', '=', state === 'hidden' ? 1 : 0);
  if (state !== 'sold-out') return found;
  return found.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('skus').select('sku').whereRef('skus.product_code', '=', 'products.code').where('quantity', '>', 0),
      ),
    ),
  );
}

/** Products by their codes, in the order of these; unknown ones are left out. */
export async function readRecords(db: Kysely<Database>, codes: readonly string[]): Promise<ProductRecord[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug', 'document', 'hidden', 'version', 'modified_at'])
    .where('code', 'in', codes)
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const skus = Map.groupBy(await skusOfProducts(db, codes), (sku) => sku.product_code);
  return codes.flatMap((code) => {
    const row = byCode.get(code);
    if (!row) return [];
    const { slug, hidden, version, modified_at: modifiedAt } = row;
    const own = skus.get(code) ?? [];
    const product = withSkus(JSON.parse(row.document), own);
    return [{ product, skus: own, slug, hidden: hidden === 1, version, modifiedAt }];
  });
}
