import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { normaliseText } from './index/tokens.ts';
import { weekNumber } from './weeks.ts';

/** From this many searches a text is no longer private; until then only its hash is stored. */
const LISTED_FROM_SEARCHES = 5;
const RETENTION_WEEKS = 8;
/** The number of stored texts, recent and frequent ones first, so that nonsense cannot fill the database. */
const MAX_STORED = 10_000;
const REPORT_LENGTH = 200;

const MAX_WORDS = 4;
const WORD = /^[a-z]{2,20}$/;

/** A text that found nothing, for the operator. */
interface SearchMiss {
  text: string;
  searches: number;
  /** The last week with a search for it, in whole weeks since the epoch. */
  week: number;
}

/**
 * The part of a text without results that may be counted: a few words of letters. A text with a digit or a
 * character of a URL is ignored, because it may be a pasted number, mailbox or link. Undefined if it may not be
 * counted.
 */
export function missedText(text: string): string | undefined {
  if (/[\d@:/\\_]/.test(text) || /\p{Nd}/u.test(text)) return undefined;
  const normal = normaliseText(text);
  const words = normal.split(' ');
  return words.length <= MAX_WORDS && words.every((word) => WORD.test(word)) ? normal : undefined;
}

/** Adds counts of texts to the stored ones, and deletes old ones. `now` in epoch milliseconds. */
export async function writeMisses(
  db: Kysely<Database>,
  counts: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const week = weekNumber(now);
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
    .where('week', '<=', week - RETENTION_WEEKS)
    .execute();
  const stored = db
    .selectFrom('search_misses')
    .select('key')
    .orderBy('week', 'desc')
    .orderBy('searches', 'desc')
    .orderBy('key')
    .limit(MAX_STORED);
  await db.deleteFrom('search_misses').where('key', 'not in', stored).execute();
}

/** The texts that found nothing for many shoppers, the most frequent first. `now` in epoch milliseconds. */
export async function loadMisses(db: Kysely<Database>, now: number): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .select(['text', 'searches', 'week'])
    .where('text', '!=', '')
    .where('week', '>', weekNumber(now) - RETENTION_WEEKS)
    .orderBy('searches', 'desc')
    .orderBy('text')
    .limit(REPORT_LENGTH)
    .execute();
  return rows.map(({ text, searches, week }) => ({ text, searches: Number(searches), week: Number(week) }));
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
