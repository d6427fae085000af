import { sql } from 'kysely';
import { beginHints } from '../catalogue/begin-hints.ts';
import { newerMigrations, pendingMigrations } from '../core/db/migrate.ts';
import { openThen } from '../core/db/open-database.ts';
import type { StorePlace } from './backup.ts';

/** The state of the database, for `npm run doctor`. */
interface SchemaReport {
  engine: 'sqlite' | 'postgres';
  /** Names of the migrations that this release still has to apply. */
  pending: string[];
  /** Names of the applied migrations that only a newer release knows. */
  newer: string[];
  /** The clock of the database, in epoch milliseconds; null for the embedded one, which has that of this machine. */
  clock: number | null;
  /** What is missing before shoppers can buy; empty while migrations are pending. */
  hints: string[];
}

/** Opens the database beside the running store and reads its state; changes nothing. */
export async function schemaReport(place: StorePlace): Promise<SchemaReport> {
  let pending: string[] = [];
  const opened = await openThen({ ...place, beside: true }, async (db, engine) => {
    pending = await pendingMigrations(db, engine);
  });
  try {
    const { db, engine } = opened;
    const newer = pending.length === 0 ? await newerMigrations(db) : [];
    const hints = pending.length + newer.length === 0 ? await beginHints(db) : [];
    if (engine === 'sqlite') return { engine, pending, newer, clock: null, hints };
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms
    `.execute(db);
    return { engine, pending, newer, clock: Math.round(rows[0]?.ms ?? 0), hints };
  } finally {
    await opened.close();
  }
}
