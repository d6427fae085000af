import type { Kysely } from 'kysely';
import { OFFERS_TAG } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { PROMOTION_LIST } from './lock-promotions.ts';

interface FollowOptions {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called with the tags of the pages that show offers, after the offers have changed. */
  onChanged: (tags: string[]) => void;
}

/** Follows offers that any process has saved, and those that begin or end by time. */
export function followOffers({ db, now, onChanged }: FollowOptions): () => Promise<void> {
  let seen: { saves: number; at: number } | undefined;
  return async () => {
    const at = now();
    const row = await db
      .selectFrom('promotion_files')
      .select('saves')
      .where('name', '=', PROMOTION_LIST)
      .executeTakeFirst();
    const saves = Number(row?.saves ?? 0);
    const before = seen;
    seen = { saves, at };
    if (!before || (before.saves === saves && !(await hasEdge(db, before.at, at)))) return;
    onChanged([OFFERS_TAG, 'home']);
  };
}

/** Whether an offer begins or ends after `from` and until `to`. */
async function hasEdge(db: Kysely<Database>, from: number, to: number): Promise<boolean> {
  const edge = await db
    .selectFrom('offers')
    .select('id')
    .where('paused', '=', 0)
    .where((row) =>
      row.or([
        row.and([row('starts_at', '>', from), row('starts_at', '<=', to)]),
        row.and([row('ends_at', '>', from), row('ends_at', '<=', to)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return edge !== undefined;
}
