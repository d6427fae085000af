import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../open-database.ts';

/** Text that sorts and compares by bytes on both engines, so that both answer alike. */
export function textType(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : sql`text`;
}

/** Bytes as they are. */
export function bytesType(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`bytea` : sql`blob`;
}
