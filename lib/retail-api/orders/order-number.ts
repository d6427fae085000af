import { randomInt } from 'node:crypto';
import { INDIA_AHEAD_MS } from '../domain/india-time.ts';

/** Digits and capitals that nobody takes for one another, read or heard. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 6;

/** A number for an order that is placed at `now` (epoch milliseconds): the day in India and a random part, `SM-261121-7KQ4XW`. */
export function newOrderNumber(now: number): string {
  const day = new Date(now + INDIA_AHEAD_MS).toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `SM-${day}-${random.join('')}`;
}
