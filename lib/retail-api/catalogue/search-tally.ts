import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { missedText, writeMisses } from './search-misses.ts';
import { weekNumber } from './weeks.ts';

const MAX_TEXTS = 1000;
/** The limit is low because any text can be sent here. */
const MAX_MISSES = 200;

/** Counts shoppers' searches and stores the counts from time to time. */
export class SearchTally {
  readonly #found = new TextCounts(MAX_TEXTS);
  readonly #missed = new TextCounts(MAX_MISSES);

  /** Counts a search with results; its text must consist of the catalogue's words. */
  add(text: string): void {
    this.#found.add(text);
  }

  /** Counts a search without results, if its text may be stored. */
  addMiss(text: string): void {
    const missed = missedText(text);
    if (missed !== undefined) this.#missed.add(missed);
  }

  /** Adds the counts to the stored ones. Counts that could not be written are kept for the next flush. */
  async flush(db: Kysely<Database>, now: number): Promise<void> {
    await this.#found.drain((counts) => writeFound(db, counts, now));
    await this.#missed.drain((counts) => writeMisses(db, counts, now));
  }
}

async function writeFound(db: Kysely<Database>, counts: ReadonlyMap<string, number>, now: number): Promise<void> {
  await db
    .insertInto('search_weeks')
    .values([...counts].map(([text, searches]) => ({ text, searches, week: weekNumber(now) })))
    .onConflict((conflict) =>
      conflict.columns(['text', 'week']).doUpdateSet((expression) => ({
        searches: expression('search_weeks.searches', '+', expression.ref('excluded.searches')),
      })),
    )
    .execute();
}

/** Counts texts in memory until they are stored, so that no search waits for a write. */
class TextCounts {
  #counts = new Map<string, number>();
  readonly #max: number;

  /** After `max` different texts, new ones are ignored until the next drain. */
  constructor(max: number) {
    this.#max = max;
  }

  add(text: string): void {
    const count = this.#counts.get(text);
    if (count !== undefined || this.#counts.size < this.#max) this.#counts.set(text, (count ?? 0) + 1);
  }

  /** Passes the counts to `write`, unless there are none; counts that could not be written are kept. */
  async drain(write: (counts: ReadonlyMap<string, number>) => Promise<void>): Promise<void> {
    if (this.#counts.size === 0) return;
    const flushed = this.#counts;
    this.#counts = new Map();
    try {
      await write(flushed);
    } catch (error) {
      for (const [text, count] of flushed) this.#counts.set(text, (this.#counts.get(text) ?? 0) + count);
      throw error;
    }
  }
}
