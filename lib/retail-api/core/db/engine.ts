import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  /** How many connections of the pool are used, and how much work waits for one; left out for the embedded database. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}
