import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Text that sorts and compares by bytes on both engines, so that both return rows in the same order. */
export function textType(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : sql`text`;
}

/** The type of a binary column. */
export function bytesType(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`bytea` : sql`blob`;
}

/** Makes a column `not null`. */
export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** Makes a column the primary key of its table. */
export const primaryKey = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.primaryKey();
