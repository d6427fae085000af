import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type OwnHold, ownHold } from '../../orders/own-hold.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { readLines } from './read-lines.ts';

/** What a basket holds now, and what its own open order does. */
export interface BasketContents {
  guid: string;
  /** Oldest first; their stock counts what the own order holds. */
  lines: readonly CartLine[];
  own: OwnHold | null;
}

/** Reads what it takes to show and to price a basket. */
export async function readContents(db: Kysely<Database>, guid: string): Promise<BasketContents> {
  const own = await ownHold(db, guid);
  return { guid, own, lines: await readLines(db, guid, own) };
}
