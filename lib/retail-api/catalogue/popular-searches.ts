import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { SearchCount } from './index/suggestions.ts';

/** A text that few shoppers searched for may be private; it is not shown to others. */
const PUBLIC_FROM_SEARCHES = 5;
const PUBLIC_SEARCHES = 200;
/** The time after which a search counts half. */
const HALF_LIFE_WEEKS = 4;
const COUNTED_WEEKS = 26;

/**
 * The most frequent searches, each counting half after four weeks. Ages are relative to the newest week with
 * searches, so that a store that was closed for a season still has popular searches.
 */
export async function loadPopularSearches(db: Kysely<Database>): Promise<SearchCount[]> {
  const { newest } = await db
    .selectFrom('search_weeks')
    .select(({ fn }) => fn.max('week').as('newest'))
    .executeTakeFirstOrThrow();
  const last = Number(newest ?? 0);
  const rows = await db
    .selectFrom('search_weeks')
    .selectAll()
    .where('week', '>', last - COUNTED_WEEKS)
    .execute();
  return [...Map.groupBy(rows, (row) => row.text)]
    .filter(([, weeks]) => weeks.reduce((sum, week) => sum + week.searches, 0) >= PUBLIC_FROM_SEARCHES)
    .map(([text, weeks]) => ({
      text,
      searches: weeks.reduce((sum, { week, searches }) => sum + searches * 0.5 ** ((last - week) / HALF_LIFE_WEEKS), 0),
    }))
    .sort((left, right) => right.searches - left.searches || (left.text < right.text ? -1 : 1))
    .slice(0, PUBLIC_SEARCHES);
}

/** Says whether a text finds something without correcting or leaving out a word. */
interface FindingIndex {
  findsAsItStands(text: string): boolean | Promise<boolean>;
}

/** Those of them that still find something in an index; other requests are handled between two texts. */
export async function popularSearchesIn(db: Kysely<Database>, index: FindingIndex): Promise<SearchCount[]> {
  const found: SearchCount[] = [];
  for (const search of await loadPopularSearches(db)) {
    if (await index.findsAsItStands(search.text)) found.push(search);
    await yieldToEventLoop();
  }
  return found;
}
