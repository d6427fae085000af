import type { Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Database } from '../schema.ts';

/** One migration step of the database schema. */
export interface Migration {
  /** Stored in the database: never rename a released migration. */
  readonly name: string;
  up(transaction: Transaction<Database>, engine: Engine): Promise<void>;
}
