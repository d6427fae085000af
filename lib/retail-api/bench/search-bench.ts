import type { SearchFigures } from '#lib/shared/bench-figures.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../catalogue/images/photo-sources.ts';
import { readSource } from '../catalogue/read-source.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import type { Engine } from '../core/db/engine.ts';
import { availableEngines } from '../testing/test-database.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { measure, measureMemory } from './measure.ts';
import { type Finder, miniSearchFinder, scanFinder } from './search-baselines.ts';
import { SEARCH_TEXTS } from './search-queries.ts';
import { type MeasuredCatalogue, openMeasuredApi } from './search-store.ts';
import { searchTasks } from './search-tasks.ts';

const ROUNDS = 5;
/** The other libraries are measured for comparison, and are slow. */
const RIVAL_ROUNDS = 2;
/** Above this number MiniSearch needs more than a gigabyte, and seconds for a query. */
const MAX_FOR_RIVALS = 200_000;

/**
 * Measures search, suggestions and lists over the demo catalogue and over `large` generated products on every available
 * engine; for comparison also the index alone, MiniSearch, and a scan of all texts. `onProgress` is called with what is
 * measured next.
 */
export async function measureSearch(large: number, onProgress: (line: string) => void): Promise<SearchFigures> {
  const figures: SearchFigures = { timings: [], indexes: [] };
  const demo = await readSource(CATALOGUE_DIRECTORY);
  const generated = () => ({ ...demo, ...generateCatalogue(large, demo.products) });
  await benchEngine('sqlite', demo, demo.products.length, figures);
  for (const engine of availableEngines()) {
    onProgress(`${large} products on ${engine}`);
    await benchEngine(engine, generated(), large, figures);
  }
  const products = large <= MAX_FOR_RIVALS ? [...generated().products] : [];
  if (products.length === 0) return figures;
  onProgress('MiniSearch and a plain scan');
  await benchRival('MiniSearch', miniSearchFinder, products, figures);
  await benchRival('plain scan', scanFinder, products, figures);
  return figures;
}

async function benchEngine(
  engine: Engine,
  source: MeasuredCatalogue,
  products: number,
  { timings, indexes }: SearchFigures,
): Promise<void> {
  const { api, search, megabytes, build, close } = await openMeasuredApi(engine, source);
  try {
    indexes.push({ products, what: `index from ${engine}`, megabytes, ...build });
    for (const [what, tasks] of Object.entries(await searchTasks(api))) {
      timings.push({ products, what: `${what} call`, engine, ...(await measure(tasks, ROUNDS)) });
    }
    if (engine !== 'sqlite') return;
    const alone = SEARCH_TEXTS.map((text) => () => searchOnce(search, text));
    timings.push({ products, what: 'index alone', engine: null, ...(await measure(alone, ROUNDS)) });
  } finally {
    await close();
  }
}

async function searchOnce(search: SearchEngine, text: string): Promise<number> {
  return (await search.query({ text, filters: {}, sort: 'relevance', offset: 0, limit: 24 })).total;
}

/** This is a separate function, so that one library has left the memory before the next one is measured. */
async function benchRival(
  what: string,
  build: (products: readonly CatalogueProduct[]) => Finder,
  products: readonly CatalogueProduct[],
  { timings, indexes }: SearchFigures,
): Promise<void> {
  const processorBefore = process.cpuUsage();
  const start = performance.now();
  const { value: find, megabytes } = await measureMemory(async () => build(products));
  const { user, system } = process.cpuUsage(processorBefore);
  const cost = { megabytes, time: performance.now() - start, processor: (user + system) / 1000 };
  indexes.push({ products: products.length, what, ...cost });
  const tasks = SEARCH_TEXTS.map((text) => () => find(text));
  timings.push({ products: products.length, what, engine: null, ...(await measure(tasks, RIVAL_ROUNDS)) });
}
