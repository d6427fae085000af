import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { Statements } from './statements.ts';
import type { WriteLock } from './write-lock.ts';

/** The two real connections of a file: the writer with its queue, and the concurrent reader. */
export interface SqliteFile {
  readonly writer: Statements;
  readonly reader: Statements;
  readonly lock: WriteLock;
}

/**
 * The connection that Kysely holds during a query or a transaction. Outside a transaction, a select reads the last
 * committed state without waiting; everything else waits for its turn as the writer.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  #releaseLock: (() => void) | undefined;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#releaseLock) return this.#runInTransaction<Row>(query);
    if (SelectQueryNode.is(query.query)) return this.#file.reader.run<Row>(query);
    const releaseLock = await this.#file.lock.acquire();
    try {
      return this.#file.writer.run<Row>(query);
    } finally {
      releaseLock();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    const releaseLock = await this.#file.lock.acquire();
    try {
      this.#file.writer.execute('begin immediate');
    } catch (error) {
      releaseLock();
      throw error;
    }
    this.#releaseLock = releaseLock;
  }

  /** A query after the database rolled back by itself would be written for good, without those before it. */
  #runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    if (!this.#file.writer.inTransaction) throw new Error('The database has rolled back this transaction.');
    return this.#file.writer.run<Row>(query);
  }

  /**
   * Ends the transaction. A failed commit keeps it open, so that the following rollback still finds it. A rollback of
   * what the database rolled back itself does nothing: an error of its own would hide the cause.
   */
  finish(verb: 'commit' | 'rollback'): void {
    if (verb === 'commit' || this.#file.writer.inTransaction) this.#file.writer.execute(verb);
    this.release();
  }

  release(): void {
    this.#releaseLock?.();
    this.#releaseLock = undefined;
  }
}
