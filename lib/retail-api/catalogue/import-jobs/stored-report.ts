import type { Insertable, Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { ImportedProduct } from '../exchange/import-options.ts';
import { type Refusal, type Refusals, refusedLines } from '../exchange/refusals.ts';
import { inBrowserWords } from './browser-words.ts';

type ReportRow = Insertable<Database['catalogue_import_rows']>;

const MAX_LETTERS = 1000;

/** The report of an import in the database: what was added, changed and refused. */
export class StoredReport implements Refusals {
  readonly #db: Kysely<Database>;
  readonly #id: string;
  #last = 0;
  #waiting: ReportRow[] = [];
  /** Products by what becomes of them. */
  readonly counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };

  constructor(db: Kysely<Database>, id: string) {
    this.#db = db;
    this.#id = id;
  }

  get count(): number {
    return this.counts.refused;
  }

  /**
   * Removes what an earlier run has reported. `isContinued`: products that it has added or changed stay, because this one
   * finds them unchanged.
   */
  async start(isContinued: boolean): Promise<void> {
    const old = this.#db.deleteFrom('catalogue_import_rows').where('import_id', '=', this.#id);
    await (isContinued ? old.where('change', '=', 'refused') : old).execute();
    const kept = await this.#db
      .selectFrom('catalogue_import_rows')
      .select(({ fn }) => ['change', fn.countAll<number>().as('rows'), fn.max('number').as('last')])
      .where('import_id', '=', this.#id)
      .groupBy('change')
      .execute();
    for (const { change, rows, last } of kept) {
      this.counts[change] = Number(rows);
      this.#last = Math.max(this.#last, Number(last));
    }
    this.counts.unchanged = -this.counts.added - this.counts.changed;
  }

  add(refusal: Refusal): void {
    this.counts.refused++;
    for (const { line, reason } of refusedLines(refusal)) this.#append(line, refusal.id, '', 'refused', reason);
  }

  async addProducts(products: readonly ImportedProduct[]): Promise<void> {
    for (const { code, line, title, change } of products) {
      this.counts[change]++;
      if (change !== 'unchanged') this.#append(line, code, title, change, '');
    }
    await this.flush();
  }

  /** Writes what has come since the last time. */
  async flush(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    for (const some of chunksOf(rows)) await this.#db.insertInto('catalogue_import_rows').values(some).execute();
  }

  #append(line: number, product: string, title: string, change: ReportRow['change'], reason: string): void {
    const text = inBrowserWords(reason).slice(0, MAX_LETTERS);
    const named = product.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_LETTERS);
    const number = ++this.#last;
    this.#waiting.push({ import_id: this.#id, number, line, product: named, title, change, reason: text });
  }
}
