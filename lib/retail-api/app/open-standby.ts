import type { Kysely } from 'kysely';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import type { Database } from '../core/db/schema.ts';
import { Standby } from '../core/db/standby.ts';
import type { Logger } from '../core/log.ts';

/** A standby that is slower than this is of no use to a shopper who waits. */
const WITHIN_MS = 1_000;

/** The standby of the settings, beside its primary; undefined if none is set. Throws ConfigurationError without PostgreSQL. */
export function openStandby(
  { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL }: Environment,
  primary: Kysely<Database>,
  log: Logger,
): Standby | undefined {
  if (!DATABASE_READ_URL) return undefined;
  if (!DATABASE_URL) throw new ConfigurationError('DATABASE_READ_URL: only PostgreSQL has one; set DATABASE_URL, too.');
  const onAway = (error: unknown) => log.warn({ err: error }, 'The standby could not be read; the primary answers');
  const { db } = openPostgres({
    databaseUrl: DATABASE_READ_URL,
    poolSize: DATABASE_POOL,
    onIdleError: onAway,
    withinMs: WITHIN_MS,
  });
  return new Standby({ primary, standby: db, onAway });
}
