import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { missedText, writeMisses } from './search-misses.ts';
import { weekOf } from './weeks.ts';

const MOST_TEXTS = 1000;
/** Anybody may write anything here, so fewer are enough. */
const MOST_MISSES = 200;

/** Counts what shoppers search for and writes it down now and then. */
export class SearchTally {
  readonly #found = new TextCounts(MOST_TEXTS);
  readonly #missed = new TextCounts(MOST_MISSES);

  /** Counts one search that found something; its text is one of the catalogue's own words alone. */
  add(text: string): void {
    this.#found.add(text);
  }

  /** Counts one search that found nothing, if its text may be kept. */
  addMiss(text: string): void {
    const kept = missedText(text);
    if (kept !== undefined) this.#missed.add(kept);
  }

  /** Adds the counts to those in the store. What could not be written is counted again at the next flush. */
  async flush(db: Kysely<Database>, now: number): Promise<void> {
    await this.#found.drain((counts) => writeFound(db, counts, now));
    await this.#missed.drain((counts) => writeMisses(db, counts, now));
  }
}

async function writeFound(db: Kysely<Database>, counts: ReadonlyMap<string, number>, now: number): Promise<void> {
  await db
    .insertInto('search_weeks')
    .values([...counts].map(([text, searches]) => ({ text, searches, week: weekOf(now) })))
    .onConflict((conflict) =>
      conflict.columns(['text', 'week']).doUpdateSet((expression) => ({
        searches: expression('search_weeks.searches', '+', expression.ref('excluded.searches')),
      })),
    )
    .execute();
}

/** Counts texts in memory until they are written down, so that no search waits for a write. */
class TextCounts {
  #counts = new Map<string, number>();
  readonly #most: number;

  /** Beyond `most` different texts new ones are left out until the next draining. */
  constructor(most: number) {
    this.#most = most;
  }

  add(text: string): void {
    const count = this.#counts.get(text);
    if (count !== undefined || this.#counts.size < this.#most) this.#counts.set(text, (count ?? 0) + 1);
  }

  /** Hands what was counted to `write`, unless there is none; what could not be written is counted again. */
  async drain(write: (counts: ReadonlyMap<string, number>) => Promise<void>): Promise<void> {
    if (this.#counts.size === 0) return;
    const taken = this.#counts;
    this.#counts = new Map();
    try {
      await write(taken);
    } catch (error) {
      for (const [text, count] of taken) this.#counts.set(text, (this.#counts.get(text) ?? 0) + count);
      throw error;
    }
  }
}
