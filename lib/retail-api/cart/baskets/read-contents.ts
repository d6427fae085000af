import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type BasketHold, readBasketHold } from '../../orders/basket-hold.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { readLines } from './read-lines.ts';

/** The current contents of a basket and of its open order. */
export interface BasketContents {
  guid: string;
  /** Oldest first; their stock includes what the basket's open order reserves. */
  lines: readonly CartLine[];
  own: BasketHold | null;
}

/** Reads what is needed to show and to price a basket. */
export async function readContents(db: Kysely<Database>, guid: string): Promise<BasketContents> {
  const own = await readBasketHold(db, guid);
  return { guid, own, lines: await readLines(db, guid, own) };
}
