import { randomInt } from 'node:crypto';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

/** Digits and capitals that nobody takes for one another, read or heard. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 6;
/** How often a number that is taken is drawn again; a day has hundreds of millions of them. */
const DRAWS = 5;

/** A number for an order that is placed at `now` (epoch milliseconds), `SM-261121-7KQ4XW`. */
export function newOrderNumber(now: number): string {
  return datedNumber('SM', now);
}

/** A number that people read to each other: what it is of, the day in India of `now` (epoch milliseconds) and a random part. */
export function datedNumber(prefix: 'SM' | 'RT', now: number): string {
  const day = new Date(now + INDIA_AHEAD_MS).toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `${prefix}-${day}-${random.join('')}`;
}

/** What was written down under a number that nothing else has; `write` draws one, and resolves to nothing where it is taken. */
export async function drawFree<Row>(write: () => Promise<Row | undefined>): Promise<Row> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = await write();
    if (row) return row;
  }
  throw new Error('Every number that was drawn is taken.');
}
