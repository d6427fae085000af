import { setTimeout as sleep } from 'node:timers/promises';
import type { RatesTiming } from '#lib/shared/bench-figures.ts';
import { percentile } from '#lib/shared/percentile.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../catalogue/images/photo-sources.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import { previewRates } from '../catalogue/rates/preview-rates.ts';
import type { RatesInForce } from '../catalogue/rates/price-by-metal-rates.ts';
import { insertRates } from '../catalogue/rates/rate-repository.ts';
import { readSource } from '../catalogue/read-source.ts';
import type { Engine } from '../core/db/engine.ts';
import { availableEngines } from '../testing/test-database.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { openMeasuredApi } from './search-store.ts';
import { callerOf } from './search-tasks.ts';

/** The pause between two requests of a shopper. */
const PAUSE_MS = 5;
/** The rates of the first and of the second morning, in paise per gram. */
const MORNINGS = [
  { 'gold-22k': 1_124_000, 'gold-18k': 919_500, 'silver-925': 16_800, 'platinum-950': 515_000 },
  { 'gold-22k': 1_130_000, 'gold-18k': 924_500, 'silver-925': 17_000, 'platinum-950': 517_000 },
] as const;

/**
 * Measures how long the prices of `count` products of jewellery take to change on each available engine, while shoppers
 * view them and fill carts.
 */
export async function measureRates(count: number, onProgress: (line: string) => void): Promise<RatesTiming[]> {
  const demo = await readSource(CATALOGUE_DIRECTORY);
  const models = demo.products.filter(
    ({ RootCategory, Attributes }) => RootCategory === 'Jewellery' && 'MakingPercent' in Attributes,
  );
  const timings: RatesTiming[] = [];
  for (const engine of availableEngines()) {
    onProgress(`${count} pieces of jewellery on ${engine}`);
    timings.push(await measureEngine(engine, { ...demo, ...generateCatalogue(count, models) }, count));
  }
  return timings;
}

async function measureEngine(
  engine: Engine,
  source: Parameters<typeof openMeasuredApi>[1],
  products: number,
): Promise<RatesTiming> {
  const seen: CatalogueProduct[] = [];
  const { api, db, close } = await openMeasuredApi(engine, { ...source, products: sampled(source.products, seen) });
  try {
    const call = await callerOf(api);
    const save = (rates: (typeof MORNINGS)[number], at: number) =>
      db
        .transaction()
        .execute((transaction) =>
          insertRates(transaction, { rates, from: at, savedBy: 'bench', savedAt: at, note: '' }),
        );
    const apply = () => applyDueRates({ db, now: Date.now, worker: 'bench' });
    await save(MORNINGS[0], Date.now());
    await apply();
    const start = performance.now();
    await previewRates(db, inForce(MORNINGS[1]), { maximumJump: 10, limit: 100 });
    const preview = performance.now() - start;
    await save(MORNINGS[1], Date.now());
    const began = performance.now();
    const shopping = new AbortController();
    const pages = shop(seen, shopping.signal, ({ ProductCode }) => call('ProductDetails', { ProductCode }));
    const writes = shop(seen, shopping.signal, ({ ProductCode, Skus }) =>
      call('AddCart', { ProductCode, SKU: Skus[0]?.SKU, Quantity: 1 }),
    );
    await apply();
    const applied = performance.now() - began;
    shopping.abort();
    const { changed } = await db
      .selectFrom('metal_rates')
      .select('changed')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const times = { pages: await pages, writes: await writes };
    return { engine, products, changed: changed ?? 0, preview, applied, ...times };
  } finally {
    await close();
  }
}

/** Passes products through and collects every hundredth of them for the shoppers. */
function* sampled(products: Iterable<CatalogueProduct>, seen: CatalogueProduct[]): Generator<CatalogueProduct> {
  let index = 0;
  for (const product of products) {
    if (index++ % 100 === 0 && product.Skus[0] && product.Skus[0].StoreQuantity > 0) seen.push(product);
    yield product;
  }
}

function inForce(rates: (typeof MORNINGS)[number]): RatesInForce {
  return Object.fromEntries(Object.entries(rates).map(([id, ratePerGram]) => [id, { ratePerGram, since: 0 }]));
}

/** Makes requests one after the other until the signal aborts; returns their times. */
async function shop(
  products: readonly CatalogueProduct[],
  signal: AbortSignal,
  request: (product: CatalogueProduct) => Promise<unknown>,
): Promise<RatesTiming['pages']> {
  const times: number[] = [];
  for (let index = 0; !signal.aborted; index++) {
    const product = products[index % products.length];
    if (!product) break;
    const start = performance.now();
    await request(product);
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return { count: times.length, p99: percentile(times, 0.99), slowest: percentile(times, 1) };
}
