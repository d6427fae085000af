import type { Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Database } from '../schema.ts';

/** One step that brings the tables of a database up to date. */
export interface Migration {
  /** Stored in the database: never rename a migration that was released. */
  readonly name: string;
  up(transaction: Transaction<Database>, engine: Engine): Promise<void>;
}
