import { type Kysely, sql } from 'kysely';
import { count } from '#lib/shared/metrics/record.ts';
import type { Database } from './schema.ts';

/** Facts that no version announces, such as how many pieces are left, may be this old, in milliseconds. */
const MAX_LAG_MS = 5_000;
/** After an error the standby is left alone for this long, in milliseconds. */
const PAUSE_MS = 5_000;

/** The primary at one moment. */
interface Note {
  /** On the clock of `performance.now`. */
  at: number;
  mark: string;
  /** How far it had written, as PostgreSQL writes it: `16/B374D848`. */
  written: string;
}

interface StandbyOptions {
  primary: Kysely<Database>;
  standby: Kysely<Database>;
  /** Told of an error of the standby, or of a look at the primary for it; the primary answers. */
  onAway: (error: unknown) => void;
  /** Milliseconds of a clock that only rises. */
  clock?: () => number;
}

/** The standby is older than what this process has seen of the primary, or follows another one. */
class BehindError extends Error {}

/**
 * Reads of the catalogue from a standby of PostgreSQL, which answers only if it shows the same state of the catalogue as
 * this process has last seen in the primary, and is at most five seconds behind. Whatever else is the case, the primary answers.
 */
export class Standby {
  readonly #options: StandbyOptions;
  readonly #clock: () => number;
  #notes: Note[] = [];
  #pausedUntil = 0;

  constructor(options: StandbyOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /**
   * Notes how far the primary is: to be called once a second or oftener, and after a change was seen and before it is announced. Where
   * the primary does not say, the standby is not asked until it does: the change is announced all the same.
   */
  async note(): Promise<void> {
    const at = this.#clock();
    const row = await this.#look().catch(this.#options.onAway);
    if (!row) {
      this.#notes = [];
      return;
    }
    this.#notes.push({ at, ...row });
    // The newest, and the newest of those that are old enough to be asked for.
    const oldEnough = this.#notes.findLastIndex((note) => note.at <= at - MAX_LAG_MS);
    this.#notes = this.#notes.slice(Math.max(0, oldEnough));
  }

  /** Rejects where the primary cannot be read, or is none. */
  async #look(): Promise<Omit<Note, 'at'> | undefined> {
    return this.#options.primary
      .selectFrom('catalogue_version')
      .select(['mark', sql<string>`pg_current_wal_insert_lsn()::text`.as('written')])
      .where('id', '=', 1)
      .executeTakeFirst();
  }

  /** Reads from the standby, or from the primary where that is not safe. `work` may run twice and must only read. */
  async read<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const { primary, standby, onAway } = this.#options;
    const [oldest, newest] = [this.#notes[0], this.#notes.at(-1)];
    const now = this.#clock();
    // Without a look at the primary for so long, a change may have been missed.
    const isKnown = newest !== undefined && now - newest.at <= MAX_LAG_MS;
    if (!oldest || !isKnown || now < this.#pausedUntil) return primaryAnswers('unasked');
    try {
      const result = await standby
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          if (!(await hasReached(transaction, newest.mark, oldest.written))) throw new BehindError();
          return work(transaction);
        });
      count('catalogueReads', { answered: 'standby' });
      return result;
    } catch (error) {
      if (error instanceof BehindError) return primaryAnswers('behind');
      this.#pausedUntil = now + PAUSE_MS;
      onAway(error);
      return primaryAnswers('away');
    }

    function primaryAnswers(answered: 'unasked' | 'behind' | 'away'): Promise<Result> {
      count('catalogueReads', { answered });
      return work(primary);
    }
  }

  close(): Promise<void> {
    return this.#options.standby.destroy();
  }
}

/** Whether the server is a standby with the state of the catalogue that a mark names, and has replayed what was written. */
async function hasReached(db: Kysely<Database>, mark: string, written: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalogue_version')
    // A server that has become a primary of its own replays nothing.
    .select([
      'mark',
      sql<boolean | null>`pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${written}::pg_lsn`.as('recent'),
    ])
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.recent === true && row.mark === mark;
}

/** Reads of the catalogue outside of transactions, from the standby where there is one. */
export function readCatalogue<Result>(
  { db, standby }: { db: Kysely<Database>; standby?: Pick<Standby, 'read'> | undefined },
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return standby ? standby.read(work) : work(db);
}
