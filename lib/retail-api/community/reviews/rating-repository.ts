import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { NO_STARS, type StarCounts } from './star-counts.ts';

/** Star counts of the published reviews by product code; products without reviews are omitted. */
export async function starCountsOf(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StarCounts>> {
  const found = new Map<string, StarCounts>();
  for (const chunk of chunksOf(codes)) gather(found, await counted(db).where('product_code', 'in', chunk).execute());
  return found;
}

/** Star counts of all products. */
export async function allStarCounts(db: Kysely<Database>): Promise<ReadonlyMap<string, StarCounts>> {
  const found = new Map<string, StarCounts>();
  gather(found, await counted(db).execute());
  return found;
}

function counted(db: Kysely<Database>) {
  return db
    .selectFrom('reviews')
    .select(['product_code', 'stars', ({ fn }) => fn.countAll<number>().as('times')])
    .where('state', '=', 'approved')
    .groupBy(['product_code', 'stars']);
}

type Counted = Pick<Database['reviews'], 'product_code' | 'stars'> & { times: number };

function gather(into: Map<string, StarCounts>, rows: readonly Counted[]): void {
  for (const { product_code: code, stars, times } of rows) {
    const [...counts] = into.get(code) ?? NO_STARS;
    counts[stars - 1] = times;
    into.set(code, counts);
  }
}
