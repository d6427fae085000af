import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { retrying } from '../exchange/retry-import.ts';
import { lockImports } from '../import-catalogue.ts';
import {
  type PriceChangeReason,
  readEarlierPrices,
  readSchedules,
  recordPriceChanges,
  type SkuRepriced,
  writePrices,
} from './price-repository.ts';
import { reprice } from './reprice.ts';

/** SKUs in one transaction. */
const AT_ONCE = 500;

interface DueOptions {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Begins and ends the prices whose time has come, however long ago that was. Resolves to true if more may be due. Several
 * processes may run it at once: each price changes once.
 */
export async function applyDuePrices({ db, now }: DueOptions): Promise<boolean> {
  if (!(await readDue(db, now(), 1)).length) return false;
  return retrying(() =>
    db.transaction().execute(async (transaction) => {
      const at = now();
      await lockImports(transaction, at);
      const rows = await readDue(transaction, at, AT_ONCE);
      const skus = rows.map(({ sku }) => sku);
      const schedules = await readSchedules(transaction, skus);
      const earlier = await readEarlierPrices(transaction, skus, at);
      const changes = rows.map((row): SkuRepriced => {
        const state = { price: row.price, mrp: row.mrp, regularPrice: row.regular_price };
        return { row, next: reprice(state, schedules.get(row.sku) ?? [], earlier.get(row.sku) ?? [], at) };
      });
      await recordPriceChanges(transaction, changes, reasonOf, at);
      await writePrices(transaction, changes, at);
      return rows.length === AT_ONCE;
    }),
  );
}

function readDue(db: Kysely<Database>, at: number, limit: number) {
  return db
    .selectFrom('skus')
    .selectAll()
    .where('price_changes_at', '<=', at)
    .orderBy('price_changes_at')
    .orderBy('sku')
    .limit(limit)
    .execute();
}

function reasonOf({ next }: SkuRepriced): PriceChangeReason {
  return { cause: 'schedule', by: next.cause?.savedBy ?? '', note: next.cause?.note ?? '' };
}
