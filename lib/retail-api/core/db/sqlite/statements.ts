import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Runs compiled queries on one SQLite connection and caches its prepared statements. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new LRUCache<string, StatementSync>({ max: 300 });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(query.sql);
    const values = query.parameters.map(toSqlite);
    if (statement.columns().length > 0) {
      const rows = statement.all(...values) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** False also after the database rolled a transaction back by itself, as it does on a full disk. */
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  execute(sql: string): void {
    this.#database.exec(sql);
  }

  #prepare(sql: string): StatementSync {
    const cached = this.#prepared.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** Binds whole numbers as integers: node:sqlite would bind every number as a float. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value === undefined) throw new TypeError('undefined is not a value of a query; use null');
  return value as SQLInputValue;
}
