import type { KyselyConfig, LogEvent } from 'kysely';
import { keepsMetrics, observe } from '#lib/shared/metrics/record.ts';
import { isTracing, recordSpan } from '#lib/shared/tracing/span.ts';

const STATEMENTS: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** The longest statement that a span holds, in characters. */
const STATEMENT_LENGTH = 1000;

/** A statement without its values: those of Kysely are parameters already, and texts or numbers written into it are taken out. */
export function shapeOf(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, STATEMENT_LENGTH);
}

function record({ level, query, queryDurationMillis }: LogEvent): void {
  const statement = STATEMENTS[query.query.kind] ?? 'other';
  const hasFailed = level === 'error';
  observe('queries', { statement, outcome: hasFailed ? 'failed' : 'done' }, queryDurationMillis / 1000);
  if (!isTracing()) return;
  const failure = hasFailed ? { 'error.type': 'statement' } : {};
  const attributes = { 'db.operation.name': statement, 'db.query.text': shapeOf(query.sql), ...failure };
  recordSpan({ name: `sql ${statement}`, kind: 'client', attributes }, queryDurationMillis);
}

/** The part of Kysely's configuration that measures and traces statements; empty where neither is done. */
export function observedQueries(): Pick<KyselyConfig, 'log'> {
  return keepsMetrics() || isTracing() ? { log: record } : {};
}
