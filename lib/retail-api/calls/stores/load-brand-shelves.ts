import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import type { ApiContext } from '../../core/call-handler.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { loadBrands } from '../catalogue/brand-list.ts';

/** What brands a shop has changes seldom. */
const FRESH_MS = 5 * 60_000;
/** Nobody waits for a new reading while the one before is not older. */
const KEPT_MS = 60 * 60_000;
const RETRY_AFTER_MS = 10_000;

/** A brand with the codes of the shops that have a piece of it. */
interface BrandShelf {
  slug: string;
  name: string;
  stores: ReadonlySet<string>;
}

type Context = Pick<ApiContext, 'db' | 'now' | 'alarm'>;

const caches = new WeakMap<Kysely<Database>, MemoryCache<readonly BrandShelf[]>>();

/**
 * The brands that shops have pieces of, by name: as of five minutes ago, or longer where nobody has asked since, an hour at
 * most. None where they cannot be read, for shops are found without them, too.
 */
export async function loadBrandShelves(context: Context): Promise<readonly BrandShelf[]> {
  const { db, now } = context;
  const settings = { max: 1, freshFor: FRESH_MS, ttlMs: KEPT_MS, retryAfter: RETRY_AFTER_MS, now };
  const cache = caches.get(db) ?? new MemoryCache(settings);
  caches.set(db, cache);
  const shelves = await cache.read('brand-shelves', () => tryToRead(context));
  return shelves.ok ? shelves.value : [];
}

async function tryToRead({ db, alarm }: Context): Promise<Result<readonly BrandShelf[]>> {
  try {
    return success(await readShelves(db));
  } catch {
    alarm('The brands of shops could not be read', {});
    return failure({ kind: 'unavailable' });
  }
}

/** Some rows at a time, so that other requests are answered meanwhile: shops may have many thousands of pieces. */
async function readShelves(db: Kysely<Database>): Promise<BrandShelf[]> {
  const brandOf = await readBrandsOfSkus(db);
  const byBrand = new Map<string, Set<string>>();
  const stores = await db.selectFrom('stores').select('code').execute();
  for (const { code } of stores) {
    const shelf = await db.selectFrom('store_stock').select('sku').where('store_code', '=', code).execute();
    for (const brand of new Set(shelf.map(({ sku }) => brandOf.get(sku)))) {
      if (brand !== undefined) byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add(code));
    }
    await breathe();
  }
  const shelves = (await loadBrands(db)).flatMap(({ Slug: slug, Name: name }) => {
    const sellers = byBrand.get(name);
    return sellers ? [{ slug, name, stores: sellers }] : [];
  });
  return shelves.toSorted((one, other) => one.name.localeCompare(other.name, 'en-IN'));
}

/** The name of the brand of every SKU that any shop has. */
async function readBrandsOfSkus(db: Kysely<Database>): Promise<Map<string, string>> {
  const shelved = await db.selectFrom('store_stock').select('sku').distinct().execute();
  const brandOf = new Map<string, string>();
  for (const some of chunksOf(shelved.map(({ sku }) => sku))) {
    const skus = await db.selectFrom('skus').select(['sku', 'product_code']).where('sku', 'in', some).execute();
    const byProduct = Map.groupBy(skus, (row) => row.product_code);
    const codes = [...byProduct.keys()];
    // An import may have taken all of them meanwhile.
    if (codes.length === 0) continue;
    const products = await db.selectFrom('products').select(['code', 'document']).where('code', 'in', codes).execute();
    for (const { code, document } of products) {
      const { BrandName: brand }: CatalogueProduct = JSON.parse(document);
      for (const { sku } of byProduct.get(code) ?? []) brandOf.set(sku, brand);
    }
    await breathe();
  }
  return brandOf;
}
