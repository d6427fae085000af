import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { type Api, createApi } from '../app.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { LiveIndex } from '../catalogue/live-index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { type CatalogueSource, readSource } from '../catalogue/read-source.ts';
import { SearchTally } from '../catalogue/search-tally.ts';
import { openDatabase } from '../db/open-database.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { InvoicePrinter } from '../invoices/pdf/invoice-printer.ts';
import { sellerFromSettings } from '../invoices/seller.ts';
import { NO_PAYMENTS } from '../payments/gateway.ts';
import { writeSiteOptions } from '../site-options.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { measure, measureMemory, type Timing } from './measure.ts';
import { type Finder, miniSearchFinder, scanFinder } from './rivals.ts';
import { FILTERS, SEARCH_TEXTS, SUGGESTION_TEXTS } from './search-queries.ts';

export interface SearchRow extends Timing {
  products: number;
  what: string;
  /** What the index keeps in memory; null where the row has none of its own. */
  megabytes: number | null;
}

const ROUNDS = 5;
const LARGE = 100_000;

/**
 * Measures search and suggestions at the API's handler (Request to Response, JWT and JSON included) over the demo
 * catalogue and over `large` generated products, beside the bare engine, MiniSearch and a plain scan of every text.
 */
export async function benchSearch(large: number = LARGE): Promise<SearchRow[]> {
  const demo = await readSource(CATALOGUE_DIRECTORY);
  const generated = { ...demo, ...generateCatalogue(large, demo.products) };
  return [...(await benchCatalogue(demo)), ...(await benchCatalogue(generated))];
}

async function benchCatalogue(source: CatalogueSource): Promise<SearchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-bench-'));
  const { db, close } = await openDatabase({ dataDir });
  try {
    await writeSiteOptions(db, parseEnvironment({}));
    await importCatalogue(db, { source, pages: [], photoNames: new Map(), hash: 'bench' }, Date.now());
    const { value: memory, megabytes } = await measureMemory(() => loadIndex(db));
    const catalogue = new LiveIndex(memory, new SearchTally());
    const api = createApi({
      db,
      catalogue,
      now: Date.now,
      secret: new Uint8Array(32).fill(7),
      operatorKey: '',
      siteUrl: '',
      supportEmail: '',
      codes: { length: 4, perMinute: 1 },
      launchAt: 0,
      invitedOnly: false,
      payments: NO_PAYMENTS,
      seller: sellerFromSettings(parseEnvironment({})),
      printer: new InvoicePrinter(),
      alarm: () => undefined,
      security: () => undefined,
    });
    const call = await callerOf(api);
    const rows: SearchRow[] = [];
    const add = async (what: string, tasks: (() => unknown)[], size: number | null = null) => {
      const timing = await measure(tasks, ROUNDS);
      rows.push({ products: source.products.length, what, ...timing, megabytes: size });
    };
    await add('search call', searchTasks(call), megabytes);
    await add('suggestion call', suggestionTasks(call));
    await add('list call', listTasks(call));
    await add(
      'engine alone',
      SEARCH_TEXTS.map((text) => () => searchOnce(catalogue, text)),
    );
    rows.push(await benchRival('MiniSearch alone', miniSearchFinder, source.products));
    rows.push(await benchRival('plain scan alone', scanFinder, source.products));
    return rows;
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Call = (path: string, body?: object) => Promise<unknown>;

async function callerOf(api: Api): Promise<Call> {
  const request = (path: string, init: RequestInit) => api(new Request(`http://retail-api/${path}`, init));
  const issued = await request('JwtToken', {
    method: 'POST',
    body: JSON.stringify({ SessionID: 'bench', SiteURL: 'http://localhost' }),
  });
  const { Data } = (await issued.json()) as { Data: { SecurityToken: string } };
  const headers = { authorization: `Bearer ${Data.SecurityToken}`, 'content-type': 'application/json' };
  return async (path, body) => {
    const response = await request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    const text = await response.text();
    if (!text.startsWith('{"ReturnCode":0')) throw new Error(`${path} answered ${text.slice(0, 200)}`);
    return text;
  };
}

function searchTasks(call: Call): (() => unknown)[] {
  return SEARCH_TEXTS.flatMap((Text) => FILTERS.map((Filters) => () => call('Search', { Text, Filters })));
}

function suggestionTasks(call: Call): (() => unknown)[] {
  return SUGGESTION_TEXTS.map((text) => () => call(`GetPopularSearch?q=${encodeURIComponent(text)}`));
}

function listTasks(call: Call): (() => unknown)[] {
  const paths = ['watches', 'watches/men/automatic', 'jewellery/rings', 'smartwatches', 'gifts/for-her'];
  return paths.flatMap((CategoryURL) => FILTERS.map((Filters) => () => call('ProductList', { CategoryURL, Filters })));
}

function searchOnce(catalogue: LiveIndex, text: string): number {
  return catalogue.query({ text, filters: {}, sort: 'relevance', offset: 0, limit: 24 }).total;
}

/** In a function of its own, so that one rival is gone from memory before the next is weighed. */
async function benchRival(
  what: string,
  build: (products: readonly CatalogueProduct[]) => Finder,
  products: readonly CatalogueProduct[],
): Promise<SearchRow> {
  const { value: find, megabytes } = await measureMemory(async () => build(products));
  const timing = await measure(
    SEARCH_TEXTS.map((text) => () => find(text)),
    ROUNDS,
  );
  return { products: products.length, what, ...timing, megabytes };
}
