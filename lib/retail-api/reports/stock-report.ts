import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { presentWarehouses, readOtherWarehouses } from '../catalogue/stock/warehouse-stock.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';

type StockPage = DataOf<typeof calls.stockReport>;

/** SKUs of a page. */
const PER_PAGE = 1000;

/** A page of the stock of all SKUs after one, in paise. */
export async function readStockReport(db: Kysely<Database>, after: string): Promise<StockPage> {
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['sku', 'product_code', 'size_name', 'quantity', 'price', 'mrp', 'document'])
    .where('sku', '>', after)
    .orderBy('sku')
    .limit(PER_PAGE)
    .execute();
  const skus = rows.map(({ sku }) => sku);
  const added = await lastChanges(db, skus, ['operator', 'import'], '>');
  const sold = await lastChanges(db, skus, ['hold'], '<');
  return {
    Rows: rows.map(({ document, ...row }) => {
      const { ProductTitle, BrandName, Category }: CatalogueProduct = JSON.parse(document);
      return {
        SKU: row.sku,
        ProductCode: row.product_code,
        Title: ProductTitle,
        SizeName: row.size_name ?? '',
        Brand: BrandName,
        Category,
        Quantity: row.quantity,
        Price: row.price,
        MRP: row.mrp,
        Value: row.quantity * row.price,
        LastAddedAt: added.get(row.sku) ?? null,
        LastSoldAt: sold.get(row.sku) ?? null,
      };
    }),
    More: rows.length === PER_PAGE,
  };
}

/** A page of the stock of all SKUs after one in each warehouse, in paise. */
export async function readWarehouseReport(
  db: Kysely<Database>,
  after: string,
): Promise<DataOf<typeof calls.warehouseReport>> {
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['sku', 'product_code', 'size_name', 'quantity', 'price', 'document'])
    .where('sku', '>', after)
    .orderBy('sku')
    .limit(PER_PAGE)
    .execute();
  const others = await readOtherWarehouses(
    db,
    rows.map(({ sku }) => sku),
  );
  return {
    Rows: rows.flatMap(({ document, ...row }) => {
      const { ProductTitle }: CatalogueProduct = JSON.parse(document);
      return presentWarehouses(row.quantity, others.get(row.sku)).map(({ Code, Quantity }) => ({
        SKU: row.sku,
        Warehouse: Code,
        Quantity,
        ProductCode: row.product_code,
        Title: ProductTitle,
        SizeName: row.size_name ?? '',
        Value: Quantity * row.price,
      }));
    }),
    More: rows.length === PER_PAGE,
  };
}

/** When the ledger last has changes of some kinds that add to (`>`) or take from (`<`) each SKU. */
async function lastChanges(
  db: Kysely<Database>,
  skus: readonly string[],
  kinds: readonly Database['stock_entries']['kind'][],
  direction: '>' | '<',
): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for (const some of chunksOf(skus)) {
    const rows = await db
      .selectFrom('stock_entries')
      .select(({ fn }) => ['sku', fn.max('at').as('at')])
      .where('sku', 'in', some)
      .where('kind', 'in', kinds)
      .where('quantity', direction, 0)
      .groupBy('sku')
      .execute();
    for (const { sku, at } of rows) last.set(sku, at);
  }
  return last;
}
