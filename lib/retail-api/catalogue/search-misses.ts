import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { normaliseText } from './index/tokens.ts';
import { weekOf } from './weeks.ts';

/** A text that so many searched for is nobody's own; until then only its hash is written down. */
const LISTED_FROM_SEARCHES = 5;
const KEPT_WEEKS = 8;
/** So many texts are kept, those of late and of many first: whoever sends nonsense cannot fill the store with it. */
const MOST_KEPT = 10_000;
const TOLD = 200;

const MAX_WORDS = 4;
const WORD = /^[a-z]{2,20}$/;

/** A text that found nothing, for the operator. */
export interface SearchMiss {
  text: string;
  searches: number;
  /** The last week in which somebody searched for it, in whole weeks since the epoch. */
  week: number;
}

/**
 * What may be counted of a text that found nothing: a few words of letters. One with a figure or a sign of an address is
 * passed over, since it may be a number, a mailbox or a link that somebody pasted. Undefined where nothing may.
 */
export function missedText(text: string): string | undefined {
  if (/[\d@:/\\_]/.test(text) || /\p{Nd}/u.test(text)) return undefined;
  const normal = normaliseText(text);
  const words = normal.split(' ');
  return words.length <= MAX_WORDS && words.every((word) => WORD.test(word)) ? normal : undefined;
}

/** Adds counts of texts to those in the store, and forgets what is old. `now` in epoch milliseconds. */
export async function writeMisses(
  db: Kysely<Database>,
  counts: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const week = weekOf(now);
  const texts = new Map([...counts.keys()].map((text) => [keyOf(text), text]));
  await db
    .insertInto('search_misses')
    .values([...counts].map(([text, searches]) => ({ key: keyOf(text), text: '', searches, week })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((expression) => ({
        searches: expression('search_misses.searches', '+', expression.ref('excluded.searches')),
        week,
      })),
    )
    .execute();
  const frequent = await db
    .selectFrom('search_misses')
    .select('key')
    .where('key', 'in', [...texts.keys()])
    .where('searches', '>=', LISTED_FROM_SEARCHES)
    .where('text', '=', '')
    .execute();
  for (const { key } of frequent) {
    await db
      .updateTable('search_misses')
      .set({ text: texts.get(key) ?? '' })
      .where('key', '=', key)
      .execute();
  }
  await forgetOld(db, week);
}

async function forgetOld(db: Kysely<Database>, week: number): Promise<void> {
  await db
    .deleteFrom('search_misses')
    .where('week', '<=', week - KEPT_WEEKS)
    .execute();
  const kept = db
    .selectFrom('search_misses')
    .select('key')
    .orderBy('week', 'desc')
    .orderBy('searches', 'desc')
    .orderBy('key')
    .limit(MOST_KEPT);
  await db.deleteFrom('search_misses').where('key', 'not in', kept).execute();
}

/** The texts that found nothing for many, the most frequent first. `now` in epoch milliseconds. */
export async function loadMisses(db: Kysely<Database>, now: number): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .select(['text', 'searches', 'week'])
    .where('text', '!=', '')
    .where('week', '>', weekOf(now) - KEPT_WEEKS)
    .orderBy('searches', 'desc')
    .orderBy('text')
    .limit(TOLD)
    .execute();
  return rows.map(({ text, searches, week }) => ({ text, searches: Number(searches), week: Number(week) }));
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
