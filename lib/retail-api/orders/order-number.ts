import { randomInt } from 'node:crypto';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';

/** Digits and capitals that are not confused with each other, read or heard. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 6;
/** How often a number that is in use is drawn again; a day has hundreds of millions of them. */
const DRAWS = 5;

/** A number for an order placed at `now` (epoch milliseconds), `SM-261121-7KQ4XW`. */
export function newOrderNumber(now: number): string {
  return datedNumber(shopProfile().orderPrefix, now);
}

/**
 * A number that people read to each other: a prefix, the day in India of `now` (epoch milliseconds) and a random part.
 */
export function datedNumber(prefix: string, now: number): string {
  const day = new Date(now + INDIA_AHEAD_MS).toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `${prefix}-${day}-${random.join('')}`;
}

/** Inserts a row under an unused number; `write` draws a number, and resolves to nothing if it is in use. */
export async function insertWithUnusedNumber<Row>(write: () => Promise<Row | undefined>): Promise<Row> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = await write();
    if (row) return row;
  }
  throw new Error('All order numbers that were drawn are taken.');
}
