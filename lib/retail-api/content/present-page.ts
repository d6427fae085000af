import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { loadMetalRateTable } from './load-metal-rates.ts';
import { METAL_RATES_TOKEN, withMetalRates } from './metal-rates.ts';
import { readShopFacts, withShopFacts, withShopFactsInHtml } from './shop-facts.ts';

/** A page with the facts of the shop and the metal rates in place of its tokens. `now` in epoch milliseconds. */
export async function presentPageHtml(
  db: Kysely<Database>,
  { title, content }: { title: string; content: string },
  now: number,
): Promise<{ title: string; html: string }> {
  const facts = await readShopFacts(db, now);
  const table = content.includes(METAL_RATES_TOKEN) ? await loadMetalRateTable(db) : '';
  return { title: withShopFacts(title, facts), html: withMetalRates(withShopFactsInHtml(content, facts), table) };
}
