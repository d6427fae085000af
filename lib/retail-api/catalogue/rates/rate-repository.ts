import type { Kysely, Transaction } from 'kysely';
import type { MetalRateId } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import type { NamedRates } from './merge-rates.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';

type RateRow = Database['metal_rates'];

/** How many saves of rates before a time are looked at for what they were then: each may name one metal alone. */
const STEPS_LOOK_BACK = 500;

/** Metal rates as an operator saved them; times in epoch milliseconds. */
export interface StoredRates {
  version: number;
  rates: NamedRates;
  from: number;
  appliedAt: number | null;
  changed: number | null;
  savedBy: string;
  savedAt: number;
  note: string;
}

/**
 * Takes the lock of the metal rates: saving rates and applying them wait for each other. `now` in epoch milliseconds.
 */
export function lockRates(transaction: Transaction<Database>, now: number): Promise<void> {
  return lockKeys(transaction, ['metal-rates'], now);
}

/** The rates in force; empty before any were set. */
export async function ratesInForce(db: Kysely<Database>): Promise<RatesInForce> {
  const row = await db
    .selectFrom('metal_rates')
    .select('in_force')
    .where('state', '=', 'applied')
    .orderBy('from_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.in_force ? JSON.parse(row.in_force) : {};
}

/**
 * What steps of metal rates are compared with: the rates at a time, or the first ones after it where there were none yet, and in
 * their place those of the first save since two people agreed on one. Times in epoch milliseconds.
 */
export async function ratesBefore(
  db: Kysely<Database>,
  { since, approvedAt }: { since: number; approvedAt: number },
): Promise<NamedRates> {
  const saved = db
    .selectFrom('metal_rates')
    .select(['rates', 'from_at', 'saved_at'])
    .where('state', '!=', 'dropped')
    .orderBy('from_at', 'desc')
    .orderBy('version', 'desc');
  // All since that time, however many: otherwise many small saves would push out the one that they are compared with.
  const later = await saved.where('from_at', '>', since).execute();
  const earlier = await saved.where('from_at', '<=', since).limit(STEPS_LOOK_BACK).execute();
  const steps = [...later, ...earlier].toReversed();
  const approved = steps.find(({ saved_at: savedAt }) => savedAt >= approvedAt);
  const before: Partial<Record<MetalRateId, number>> = {};
  for (const step of steps) {
    const counts = step.from_at <= since || (step === approved && approvedAt > since);
    const named = Object.entries(JSON.parse(step.rates) as NamedRates) as [MetalRateId, number][];
    for (const [id, rate] of named) if (counts || before[id] === undefined) before[id] = rate;
  }
  return before;
}

/** The version of the rates that were saved last; 0 if none were. */
export async function lastRatesVersion(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('metal_rates')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}

/**
 * Rates that have not begun, or by which the prices were not computed yet, in the order in which they begin. `until`:
 * the latest beginning, in epoch milliseconds.
 */
export async function waitingRates(db: Kysely<Database>, until?: number): Promise<StoredRates[]> {
  let query = db.selectFrom('metal_rates').selectAll().where('state', '=', 'waiting');
  if (until !== undefined) query = query.where('from_at', '<=', until);
  return (await query.orderBy('from_at').orderBy('version').execute()).map(stored);
}

/** Rates by which prices were computed, the latest first. */
export async function appliedRates(db: Kysely<Database>, limit: number): Promise<StoredRates[]> {
  const rows = await db
    .selectFrom('metal_rates')
    .selectAll()
    .where('state', '=', 'applied')
    .orderBy('from_at', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(stored);
}

/** The rates in force at each change since a time in epoch milliseconds, the earliest first. */
export async function ratesSince(
  db: Kysely<Database>,
  since: number,
): Promise<{ from: number; inForce: RatesInForce }[]> {
  const rows = await db
    .selectFrom('metal_rates')
    .select(['from_at', 'in_force'])
    .where('state', '=', 'applied')
    .where('from_at', '>=', since)
    .orderBy('from_at')
    .orderBy('version')
    .execute();
  return rows.map(({ from_at: from, in_force }) => ({ from, inForce: in_force ? JSON.parse(in_force) : {} }));
}

/** Stores rates under the next version and returns it; the caller holds the lock of the rates. */
export async function insertRates(
  transaction: Transaction<Database>,
  { rates, from, savedBy, savedAt, note }: Omit<StoredRates, 'version' | 'appliedAt' | 'changed'>,
): Promise<number> {
  const version = (await lastRatesVersion(transaction)) + 1;
  await transaction
    .insertInto('metal_rates')
    .values({
      version,
      rates: JSON.stringify(rates),
      from_at: from,
      state: 'waiting',
      saved_by: savedBy,
      saved_at: savedAt,
      note,
      worker_until: 0,
    })
    .execute();
  return version;
}

/** Deletes all rates that have not been applied. */
export async function dropWaitingRates(transaction: Transaction<Database>): Promise<void> {
  await transaction.updateTable('metal_rates').set({ state: 'dropped' }).where('state', '=', 'waiting').execute();
}

function stored(row: RateRow): StoredRates {
  return {
    version: row.version,
    rates: JSON.parse(row.rates),
    from: row.from_at,
    appliedAt: row.applied_at,
    changed: row.changed,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    note: row.note,
  };
}
