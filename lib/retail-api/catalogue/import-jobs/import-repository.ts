import type { Kysely, Selectable, Transaction } from 'kysely';
import { type ImportState, OPEN_IMPORT_STATES } from '#lib/contract/import-vocabulary.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';

export type StoredImport = Selectable<Database['catalogue_imports']>;

/** How many imports the list shows. */
const LISTED = 20;
/**
 * A process that has said nothing for so long has ended with the retail API that began it, which otherwise sees its end at
 * once. A busy machine may take half a minute to start it.
 */
const SILENT_MS = 120_000;

const EMPTY = {
  file_received: 0,
  photos_received: 0,
  format: '',
  columns: '[]',
  mapping: '{}',
  encoding: 'utf-8',
  set_stock: 0,
  total_rows: 0,
  rows_done: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  largest_jump: 0,
  prices_since: 0,
  agreed: 0,
  notices: '[]',
  problem: '',
  worker: '',
  beat_at: 0,
  stopping: 0,
} as const;

/** The latest imports, the latest first. */
export function latestImports(db: Kysely<Database>): Promise<StoredImport[]> {
  return db.selectFrom('catalogue_imports').selectAll().orderBy('begun_at', 'desc').limit(LISTED).execute();
}

export function readImport(db: Kysely<Database>, id: string): Promise<StoredImport | undefined> {
  return db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ids of imports that have not ended. */
export async function openImports(db: Kysely<Database>): Promise<StoredImport[]> {
  return db.selectFrom('catalogue_imports').selectAll().where('state', 'in', OPEN_IMPORT_STATES).execute();
}

type NewImport = Pick<
  StoredImport,
  'id' | 'file_name' | 'file_bytes' | 'photos_name' | 'photos_bytes' | 'begun_by' | 'begun_at'
>;

/** Adds an import, unless another is open, which is returned then. */
export async function addImport(
  transaction: Transaction<Database>,
  values: NewImport,
): Promise<StoredImport | undefined> {
  await lockKeys(transaction, ['catalogue-import-jobs'], values.begun_at);
  const [open] = await openImports(transaction);
  if (open) return open;
  await transaction
    .insertInto('catalogue_imports')
    .values({ ...EMPTY, ...values, state: 'receiving', changed_at: values.begun_at })
    .execute();
  return undefined;
}

type Changes = Partial<Omit<StoredImport, 'id' | 'state'>>;

/** Moves an import from one of some states to another. Returns false if it is in none of them, or another process has it. */
export async function moveImport(
  db: Kysely<Database>,
  { id, from, to, worker = '' }: { id: string; from: readonly ImportState[]; to: ImportState; worker?: string },
  { now, ...changes }: Changes & { now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_imports')
    .set({ stopping: 0, ...changes, state: to, worker: '', changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('worker', '=', worker)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Asks the process that runs an import to stop. Returns false if none runs it. */
export async function askToStop(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_imports')
    .set({ stopping: 1, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .where('worker', '!=', '')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes an import that waits for a process. Returns false if another one was faster. */
export async function claimImport(db: Kysely<Database>, id: string, worker: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_imports')
    .set({ worker, beat_at: now, problem: '' })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .where('worker', '=', '')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Says that a process still runs an import, and how far it is. Returns false if it is to stop. */
export async function beatImport(
  db: Kysely<Database>,
  { id, worker }: { id: string; worker: string },
  progress: Changes & { beat_at: number },
): Promise<boolean> {
  const running = await db
    .updateTable('catalogue_imports')
    .set(progress)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .returning('stopping')
    .executeTakeFirst();
  return running?.stopping === 0;
}

/** Imports that wait for a process. */
export function waitingImports(db: Kysely<Database>): Promise<StoredImport[]> {
  return db
    .selectFrom('catalogue_imports')
    .selectAll()
    .where('state', 'in', ['checking', 'importing'])
    .where('worker', '=', '')
    .execute();
}

const ENDED = 'The process that ran it has ended. Every product is as before or whole.';

/** Marks imports whose process has ended: `worker` for one of them, otherwise those that have said nothing for long. */
export async function interruptImports(db: Kysely<Database>, now: number, worker?: string): Promise<void> {
  for (const [from, to] of [
    ['checking', 'received'],
    ['importing', 'interrupted'],
  ] as const) {
    const running = db
      .updateTable('catalogue_imports')
      .set({ state: to, worker: '', stopping: 0, problem: ENDED, changed_at: now })
      .where('state', '=', from);
    const ended =
      worker === undefined
        ? running.where('worker', '!=', '').where('beat_at', '<', now - SILENT_MS)
        : running.where('worker', '=', worker);
    await ended.execute();
  }
}

/** A page of the report of an import, after the row with the number `after`. */
export function reportRows(
  db: Kysely<Database>,
  { id, after, limit, change }: { id: string; after: number; limit: number; change?: 'added' | 'changed' | 'refused' },
) {
  const rows = db
    .selectFrom('catalogue_import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit);
  return (change ? rows.where('change', '=', change) : rows).execute();
}

/** Deletes the report of an import. */
export async function clearReport(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('catalogue_import_rows').where('import_id', '=', id).execute();
}

/** Gives up open imports that nobody has touched since `before`, in epoch milliseconds; one that runs stays. */
export async function giveUpIdleImports(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ state: 'cancelled', problem: 'Nobody has continued it.' })
    .where('state', 'in', ['receiving', 'received', 'checked', 'interrupted'])
    .where('changed_at', '<=', before)
    .execute();
}
