import type { Kysely } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import type { Database } from '../core/db/schema.ts';
import { Standby } from '../core/db/standby.ts';
import type { Logger } from '../core/log.ts';

/** A standby that is slower than this is of no use to a shopper who waits. */
const WITHIN_MS = 1_000;

/** The standby of the settings, beside its primary; undefined if none is set. */
export function openStandby(
  { DATABASE_READ_URL, DATABASE_POOL }: Environment,
  primary: Kysely<Database>,
  log: Logger,
): Standby | undefined {
  if (!DATABASE_READ_URL) return undefined;
  const onAway = (error: unknown) => log.warn({ err: error }, 'The standby could not be read; the primary answers');
  const { db } = openPostgres({
    databaseUrl: DATABASE_READ_URL,
    poolSize: DATABASE_POOL,
    onIdleError: onAway,
    withinMs: WITHIN_MS,
  });
  return new Standby({ primary, standby: db, onAway });
}
