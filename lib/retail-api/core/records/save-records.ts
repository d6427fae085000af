import type { Kysely, Transaction } from 'kysely';
import type { RetailCall, SavedRecords } from '#lib/contract/index.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { onceByKey, replayWithoutRows } from '../db/once-by-key.ts';
import type { Database } from '../db/schema.ts';
import { type Outcome, succeed } from '../outcome.ts';
import { refusedRows, staleRows } from '../refusals.ts';
import type { RecordPlan, RecordRow } from './plan-records.ts';

interface BatchRequest {
  Rows: readonly {
    Id: string;
    Action: 'save' | 'remove';
    ExpectedVersion: number;
    Position?: number | undefined;
    Fields: Record<string, unknown>;
  }[];
  DryRun: boolean;
  IdempotencyKey: string;
}

interface Batch {
  call: RetailCall;
  request: BatchRequest;
  caller: Caller;
  /** Epoch milliseconds. */
  now: number;
}

/** How a kind of record is saved. */
interface RecordKind<Document> {
  /** Makes other writers of the list wait until the transaction ends. */
  lock(transaction: Transaction<Database>): Promise<void>;
  plan(transaction: Transaction<Database>, rows: readonly RecordRow[]): Promise<RecordPlan<Document>>;
  /** Writes what a plan that refuses nothing says. */
  write(transaction: Transaction<Database>, plan: RecordPlan<Document>): Promise<void>;
}

/** The rows of a request. */
export function recordRows(rows: BatchRequest['Rows']): RecordRow[] {
  return rows.map(({ Id, Action, ExpectedVersion, Position, Fields }) => {
    return { id: Id, action: Action, expectedVersion: ExpectedVersion, position: Position, fields: Fields };
  });
}

/** Saves a batch of records, all rows or none, once per idempotency key; a dry run saves nothing. */
export function saveRecords<Document>(
  db: Kysely<Database>,
  { call, request, caller, now }: Batch,
  kind: RecordKind<Document>,
): Promise<Outcome<SavedRecords>> {
  const rows = recordRows(request.Rows);
  return inTransaction<SavedRecords>(db, async (transaction) => {
    const save = async (): Promise<Outcome<SavedRecords>> => {
      if (!request.DryRun) await kind.lock(transaction);
      const plan = await kind.plan(transaction, rows);
      if (plan.stale.rows.length > 0) return staleRows(plan.stale.rows, plan.stale.version);
      if (plan.refused.length > 0) return refusedRows(plan.refused, rows.length);
      const changed = plan.steps.filter(({ change }) => change !== 'unchanged').length;
      if (!request.DryRun && changed > 0) await kind.write(transaction, plan);
      const presented = plan.steps.map(({ row, id, change, version }) => {
        return { Row: row, Id: id, Change: change, Version: version };
      });
      return succeed({ Saved: rows.length, Changed: changed, Rows: presented });
    };
    if (request.DryRun) return save();
    return onceByKey<SavedRecords>(transaction, { call, request, caller, now }, save, replayWithoutRows());
  });
}
