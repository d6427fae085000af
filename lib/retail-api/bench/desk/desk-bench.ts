import { sql } from 'kysely';
import type { DeskTiming } from '#lib/shared/bench-figures.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { readSource } from '../../catalogue/read-source.ts';
import type { Engine } from '../../core/db/engine.ts';
import { OPERATOR_KEY } from '../../testing/operator.ts';
import { availableEngines } from '../../testing/test-database.ts';
import { generateCatalogue } from '../generate-catalogue.ts';
import { measure } from '../measure.ts';
import { openMeasuredApi } from '../search-store.ts';
import { deskTasks, operatorCaller } from './desk-tasks.ts';
import { fillSettlements } from './fill-settlements.ts';
import { fillShop } from './fill-shop.ts';

/** How often each request is made; their slowest is what a person would notice. */
const CALLS = 60;

/** Measures the calls of the back office in a shop with `count` products and as many orders, on each available engine. */
export async function measureDesk(count: number, onProgress: (line: string) => void): Promise<DeskTiming[]> {
  const timings: DeskTiming[] = [];
  for (const engine of availableEngines()) timings.push(...(await measureEngine(engine, count, onProgress)));
  return timings;
}

async function measureEngine(engine: Engine, count: number, onProgress: (line: string) => void): Promise<DeskTiming[]> {
  const demo = await readSource(CATALOGUE_DIRECTORY);
  onProgress(`${count} products on ${engine}`);
  const source = { ...demo, ...generateCatalogue(count, demo.products) };
  const { api, db, close } = await openMeasuredApi(engine, source, { operatorKeys: [OPERATOR_KEY] });
  try {
    const now = Date.now();
    const skus = await db.selectFrom('skus').select(['sku', 'product_code']).orderBy('sku').execute();
    onProgress(`${count} orders on ${engine}`);
    await fillShop(db, { orders: count, skus, now });
    await fillSettlements(db, { orders: count, now });
    // As autovacuum does in a shop that grows.
    if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
    const products = [0.1, 0.4, 0.6, 0.8].flatMap((share) => skus[Math.floor(skus.length * share)] ?? []);
    const call = operatorCaller(api, OPERATOR_KEY);
    const timings: DeskTiming[] = [];
    for (const task of deskTasks({ orders: count, products, now, month: dayInIndia(now).slice(0, 7) })) {
      const calls = task.fields.map((fields) => () => call(task.call, fields));
      const timing = await measure(calls, Math.ceil(CALLS / calls.length));
      onProgress(`${engine}: ${task.what}, p99 ${timing.p99.toFixed(0)} ms`);
      timings.push({ engine, orders: count, what: task.what, ...timing });
    }
    return timings;
  } finally {
    await close();
  }
}
