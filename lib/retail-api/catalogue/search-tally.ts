import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

const MOST_TEXTS = 1000;

/** Counts what shoppers search for in memory and writes it down now and then, so that no search waits for a write. */
export class SearchTally {
  private counts = new Map<string, number>();

  /** Counts one search; beyond a thousand different texts new ones are left out until the next flush. */
  add(text: string): void {
    const count = this.counts.get(text);
    if (count !== undefined || this.counts.size < MOST_TEXTS) this.counts.set(text, (count ?? 0) + 1);
  }

  /** Adds the counts to those in the store. What could not be written is counted again at the next flush. */
  async flush(db: Kysely<Database>, now: number): Promise<void> {
    if (this.counts.size === 0) return;
    const rows = [...this.counts].map(([text, searches]) => ({ text, searches, last_at: now }));
    const taken = this.counts;
    this.counts = new Map();
    try {
      await db
        .insertInto('search_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('text').doUpdateSet((expression) => ({
            searches: expression('search_counts.searches', '+', expression.ref('excluded.searches')),
            last_at: expression.ref('excluded.last_at'),
          })),
        )
        .execute();
    } catch (error) {
      for (const [text, count] of taken) this.counts.set(text, (this.counts.get(text) ?? 0) + count);
      throw error;
    }
  }
}
