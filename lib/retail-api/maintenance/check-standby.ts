import { type Kysely, sql } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import type { Database } from '../core/db/schema.ts';

/** A standby that is slower than this is of no use to a shopper either. */
const WITHIN_MS = 3_000;

/** The state of the standby, for `npm run doctor`. */
type StandbyReport =
  | { state: 'unreachable'; reason: string }
  /** It takes writes of its own. */
  | { state: 'primary' }
  /** It follows another primary. */
  | { state: 'stranger' }
  /** `bytes` of the log of changes that it has not replayed; `seconds` since the last change that it has. */
  | { state: 'standby'; bytes: number; seconds: number };

/** Asks the standby of the settings, and its primary, how far it is; null where there is none. */
export async function checkStandby(
  settings: Pick<Environment, 'DATABASE_URL' | 'DATABASE_READ_URL'>,
): Promise<StandbyReport | null> {
  const { DATABASE_URL: primaryUrl, DATABASE_READ_URL: standbyUrl } = settings;
  if (!standbyUrl) return null;
  if (!primaryUrl) return { state: 'unreachable', reason: 'only PostgreSQL has one; set DATABASE_URL, too' };
  const [primary, standby] = [primaryUrl, standbyUrl].map((databaseUrl) =>
    openPostgres({ databaseUrl, poolSize: 1, withinMs: WITHIN_MS, onIdleError: () => undefined }),
  ) as [OpenedPostgres, OpenedPostgres];
  try {
    return await compare(primary.db, standby.db);
  } catch (error) {
    return { state: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await Promise.all([primary.close(), standby.close()]);
  }
}

type OpenedPostgres = ReturnType<typeof openPostgres>;

async function compare(primary: Kysely<Database>, standby: Kysely<Database>): Promise<StandbyReport> {
  const { rows: recovering } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(standby);
  if (!recovering[0]?.follows) return { state: 'primary' };
  if ((await clusterOf(primary)) !== (await clusterOf(standby))) return { state: 'stranger' };
  const { rows: written } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
  const { rows } = await sql<{ bytes: number; seconds: number }>`
    select greatest(0, pg_wal_lsn_diff(${written[0]?.lsn}::pg_lsn, pg_last_wal_replay_lsn()))::float8 as bytes,
      coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds
  `.execute(standby);
  const { bytes = 0, seconds = 0 } = rows[0] ?? {};
  return { state: 'standby', bytes, seconds: Math.max(0, Math.round(seconds)) };
}

/** The number that a primary and all of its standbys share. */
async function clusterOf(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()
  `.execute(db);
  return rows[0]?.id;
}
