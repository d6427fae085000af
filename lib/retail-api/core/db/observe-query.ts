import type { KyselyConfig, LogEvent } from 'kysely';
import { keepsMetrics, observe } from '#lib/shared/metrics/record.ts';

const STATEMENTS: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

function record({ level, query, queryDurationMillis }: LogEvent): void {
  const statement = STATEMENTS[query.query.kind] ?? 'other';
  observe('queries', { statement, outcome: level === 'error' ? 'failed' : 'done' }, queryDurationMillis / 1000);
}

/** The part of Kysely's configuration that measures statements; empty where nothing is measured. */
export function observedQueries(): Pick<KyselyConfig, 'log'> {
  return keepsMetrics() ? { log: record } : {};
}
