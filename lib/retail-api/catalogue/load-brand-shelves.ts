import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import type { CoreContext } from '../core/core-context.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { loadBrands } from './load-brands.ts';

/** How long the known brands count as current: the brands at a physical store seldom change. */
const FRESH_MS = 5 * MINUTE_MS;
/** Up to this age the known brands are returned without waiting for a new read. */
const TTL_MS = HOUR_MS;
const RETRY_AFTER_MS = 10_000;

/** A brand with the codes of the physical stores that stock it. */
interface BrandShelf {
  slug: string;
  name: string;
  stores: ReadonlySet<string>;
}

type Context = Pick<CoreContext, 'db' | 'now' | 'alarm'>;

const caches = new WeakMap<Kysely<Database>, MemoryCache<readonly BrandShelf[]>>();

/**
 * The brands in stock at physical stores, by name: at most five minutes old, or up to an hour if there was no
 * request since. Empty if they cannot be read, because stores can be found without them, too.
 */
export async function loadBrandShelves(context: Context): Promise<readonly BrandShelf[]> {
  const { db, now } = context;
  const settings = { max: 1, freshFor: FRESH_MS, ttlMs: TTL_MS, retryAfter: RETRY_AFTER_MS, now };
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

/** Reads some rows at a time, so that other requests are handled in between: stores may have many thousands of items. */
async function readShelves(db: Kysely<Database>): Promise<BrandShelf[]> {
  const brandOf = await readBrandsOfSkus(db);
  const byBrand = new Map<string, Set<string>>();
  const stores = await db.selectFrom('stores').select('code').execute();
  for (const { code } of stores) {
    const shelf = await db.selectFrom('store_stock').select('sku').where('store_code', '=', code).execute();
    for (const brand of new Set(shelf.map(({ sku }) => brandOf.get(sku)))) {
      if (brand !== undefined) byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add(code));
    }
    await yieldToEventLoop();
  }
  const shelves = (await loadBrands(db)).flatMap(({ Slug: slug, Name: name }) => {
    const sellers = byBrand.get(name);
    return sellers ? [{ slug, name, stores: sellers }] : [];
  });
  return shelves.toSorted((one, other) => one.name.localeCompare(other.name, 'en-IN'));
}

/** The brand name of every SKU that any physical store has. */
async function readBrandsOfSkus(db: Kysely<Database>): Promise<Map<string, string>> {
  const shelved = await db.selectFrom('store_stock').select('sku').distinct().execute();
  const brandOf = new Map<string, string>();
  for (const some of chunksOf(shelved.map(({ sku }) => sku))) {
    const skus = await db.selectFrom('skus').select(['sku', 'product_code']).where('sku', 'in', some).execute();
    const byProduct = Map.groupBy(skus, (row) => row.product_code);
    const codes = [...byProduct.keys()];
    // An import may have removed all of them in the meantime.
    if (codes.length === 0) continue;
    const products = await db
      .selectFrom('products')
      .select(['code', 'document'])
      .where('code', 'in', codes)
      .where('hidden', '=', 0)
      .execute();
    for (const { code, document } of products) {
      const { BrandName: brand }: CatalogueProduct = JSON.parse(document);
      for (const { sku } of byProduct.get(code) ?? []) brandOf.set(sku, brand);
    }
    await yieldToEventLoop();
  }
  return brandOf;
}
