import { parseEnvironment } from '#lib/shared/env.ts';
import { type Api, createApi } from '../app/app.ts';
import type { ApiContext } from '../calls/api-context.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { planProducts, writeProducts } from '../catalogue/import-products.ts';
import { incrementCatalogueVersion } from '../catalogue/increment-catalogue-version.ts';
import { LiveIndex } from '../catalogue/live-index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import type { CatalogueSource } from '../catalogue/read-source.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import { SearchTally } from '../catalogue/search-tally.ts';
import { writeSkus } from '../catalogue/write-skus.ts';
import type { Engine, OpenDatabase } from '../core/db/engine.ts';
import { writeSiteOptions } from '../core/site-options.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { benchContext } from './bench-context.ts';
import { measureMemory } from './measure.ts';

/** The number of products written at once: a million of them do not fit into memory. */
const BATCH = 2000;

/** A catalogue to measure; its products can be read once. */
export type MeasuredCatalogue = Omit<CatalogueSource, 'products' | 'hash'> & { products: Iterable<CatalogueProduct> };

/** A retail API with a catalogue in a database of its own, and the cost of its index. */
interface MeasuredApi {
  api: Api;
  db: OpenDatabase['db'];
  search: SearchEngine;
  /** The memory of the index. */
  megabytes: number;
  /** The time from reading the first product to the finished index, in milliseconds. */
  build: { time: number; processor: number };
  close(): Promise<void>;
}

/** Fills a database and builds its index; `own` overrides parts of the context. */
export async function openMeasuredApi(
  engine: Engine,
  source: MeasuredCatalogue,
  own: Partial<Pick<ApiContext, 'operatorKeys'>> = {},
): Promise<MeasuredApi> {
  const { db, close } = await openTestDatabase(engine);
  try {
    await writeSiteOptions(db, parseEnvironment({}));
    await fill(db, source);
    const processorBefore = process.cpuUsage();
    const start = performance.now();
    const build = { time: 0, processor: 0 };
    const { value: memory, megabytes } = await measureMemory(async () => {
      const index = await loadIndex(db);
      const { user, system } = process.cpuUsage(processorBefore);
      Object.assign(build, { time: performance.now() - start, processor: (user + system) / 1000 });
      return index;
    });
    const search = new LiveIndex(memory);
    const context = benchContext({ ...own, db, catalogue: memory, search, searchTally: new SearchTally() });
    return { api: createApi(context), db, search, megabytes, build, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fill(db: OpenDatabase['db'], source: MeasuredCatalogue): Promise<void> {
  const lists = { ...source, products: [], hash: 'bench' };
  await importCatalogue(db, { source: lists, pages: [], photoNames: new Map(), hash: 'bench' }, Date.now());
  let position = 0;
  for (const products of batchesOf(source.products)) {
    const placed = products.map((product) => ({ product, position: position++ }));
    await db.transaction().execute(async (transaction) => {
      const plan = await planProducts(transaction, placed);
      await writeSkus(transaction, plan.changed, [], { now: Date.now() });
      await writeProducts(transaction, plan, [], await incrementCatalogueVersion(transaction, Date.now()));
    });
  }
}

function* batchesOf(products: Iterable<CatalogueProduct>): Generator<CatalogueProduct[]> {
  let batch: CatalogueProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
