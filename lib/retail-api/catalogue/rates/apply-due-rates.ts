import type { Kysely, Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { retrying } from '../exchange/retry-import.ts';
import { lockImports } from '../import-catalogue.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { applyDuePrices } from '../prices/apply-due-prices.ts';
import { mergeRates } from './merge-rates.ts';
import { preparePrices } from './prepare-prices.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';
import { lockRates, ratesInForce, type StoredRates, waitingRates } from './rate-repository.ts';
import { clearRatePrices, writeRatePrices } from './write-rate-prices.ts';

/** After this time another process may take over the work of one that has died. */
const WORKER_MS = 2 * MINUTE_MS;

interface DueOptions {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: () => number;
  /** The name of this process; no two processes that share a database may have the same one. */
  worker: string;
}

/**
 * Prices the jewellery by the metal rates whose time has come: the prices are prepared a few products at a time, and
 * then written in one transaction. One process does the work; the others see that it is taken. Resolves to true if the
 * work has to be tried again at once.
 */
export async function applyDueRates({ db, now, worker }: DueOptions): Promise<boolean> {
  const due = await waitingRates(db, now());
  const [first] = due;
  if (!first || !(await claimWork(db, first.version, worker, now()))) return false;
  // A scheduled price whose time has come must be in force before the rates read the prices.
  while (await applyDuePrices({ db, now }));
  await clearRatePrices(db);
  const start = await readVersion(db);
  const before = await ratesInForce(db);
  const prepared = { rates: mergeRates(before, due), due, now: now() };
  const keep = () => claimWork(db, first.version, worker, now()).then(() => undefined);
  await preparePrices(db, { ...prepared, onPart: atMostEvery(keep, WORKER_MS / 4, now) });
  const done = await retrying(() =>
    db.transaction().execute(async (transaction) => {
      const at = now();
      // Without this lock an operator could drop rates after they were read here, and they would come into force all
      // the same.
      await lockRates(transaction, at);
      await lockImports(transaction, at);
      const isOwn = (await workerOf(transaction, first.version)) === worker;
      if (!isOwn || !isSame(due, await waitingRates(transaction, at))) return false;
      const version = await readVersion(transaction);
      if (version.version !== start.version) {
        const others = await changedProducts(transaction, start.importedAt);
        for (const codes of chunksOf(others)) {
          await transaction.deleteFrom('rate_prices').where('product_code', 'in', codes).execute();
          await preparePrices(transaction, { ...prepared, now: at, codes });
        }
      }
      const repricing = version.repricings + 1;
      const last = due.at(-1) ?? first;
      const changed = await writeRatePrices(transaction, { at, repricing, by: last.savedBy, note: last.note });
      await markApplied(transaction, due, { at, before, changed });
      const pricedAt = await incrementCatalogueVersion(transaction, at);
      await transaction
        .updateTable('catalogue_version')
        .set({ priced_at: pricedAt, repricings: repricing })
        .where('id', '=', 1)
        .execute();
      return true;
    }),
  );
  if (done) await clearRatePrices(db);
  return !done;
}

/** Runs `work` at most once every `everyMs` milliseconds, however often the returned function is called. */
function atMostEvery(work: () => Promise<void>, everyMs: number, now: () => number): () => Promise<void> {
  let last = now();
  return async () => {
    if (now() - last < everyMs) return;
    last = now();
    await work();
  };
}

/** Takes the work; returns whether this process may do it. `version`: the version of the first rates that are due. */
async function claimWork(db: Kysely<Database>, version: number, worker: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('metal_rates')
    .set({ worker, worker_until: at + WORKER_MS })
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('worker_until', '<=', at), row('worker', '=', worker)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function workerOf(transaction: Transaction<Database>, version: number): Promise<string | null | undefined> {
  const query = transaction.selectFrom('metal_rates').select('worker').where('version', '=', version);
  return (await query.executeTakeFirst())?.worker;
}

function isSame(due: readonly StoredRates[], now: readonly StoredRates[]): boolean {
  return due.length === now.length && due.every(({ version }, index) => version === now[index]?.version);
}

async function readVersion(db: Kysely<Database>) {
  const row = await db.selectFrom('catalogue_version').selectAll().where('id', '=', 1).executeTakeFirst();
  return { version: row?.version ?? 0, importedAt: row?.imported_at ?? 0, repricings: row?.repricings ?? 0 };
}

async function changedProducts(transaction: Transaction<Database>, since: number): Promise<string[]> {
  const rows = await transaction.selectFrom('products').select('code').where('modified_at', '>', since).execute();
  return rows.map(({ code }) => code);
}

/** Marks rates as applied. `before`: the rates that were in force until then. */
async function markApplied(
  transaction: Transaction<Database>,
  due: readonly StoredRates[],
  { at, before, changed }: { at: number; before: RatesInForce; changed: number },
): Promise<void> {
  for (const [index, { version }] of due.entries()) {
    const inForce = JSON.stringify(mergeRates(before, due.slice(0, index + 1)));
    await transaction
      .updateTable('metal_rates')
      .set({ state: 'applied', in_force: inForce, applied_at: at, changed, worker: null })
      .where('version', '=', version)
      .execute();
  }
}
