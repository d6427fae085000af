import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './engine.ts';
import { observedQueries } from './observe-query.ts';
import type { Database } from './schema.ts';

const INT8 = 20;
const NUMERIC = 1700;

interface PostgresOptions {
  databaseUrl: string;
  /** The most connections. */
  poolSize: number;
  onIdleError: (error: Error) => void;
  /** How long a connection and a statement may take, in milliseconds; without it 5 and 15 seconds. */
  withinMs?: number;
}

/** Opens a PostgreSQL pool. Counts and sums are returned as numbers: paise and milliseconds stay far below 2^53. */
export function openPostgres({ databaseUrl, poolSize, onIdleError, withinMs }: PostgresOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: withinMs ?? 5_000,
    statement_timeout: withinMs ?? 15_000,
    // A server that fell silent does not end its statements itself.
    ...(withinMs !== undefined && { query_timeout: withinMs }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : format === 'binary'
            ? pg.types.getTypeParser(oid, format)
            : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener, a dropped idle connection would end the process.
  pool.on('error', onIdleError);
  // The pool does not listen to a connection that is in use: one that breaks between two statements of a transaction would
  // end the process, too. Its next statement fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...observedQueries() });
  return {
    db,
    engine: 'postgres',
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
