import type { ImportState } from '#lib/contract/import-vocabulary.ts';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { MAPPED_FIELDS, mappingOf } from '../catalogue/exchange/mapping.ts';
import { removeImportFiles } from '../catalogue/import-jobs/import-folder.ts';
import {
  addImport,
  askToStop,
  clearReport,
  latestImports,
  moveImport,
  readImport,
  reportRows,
  type StoredImport,
} from '../catalogue/import-jobs/import-repository.ts';
import { receivePart } from '../catalogue/import-jobs/receive-part.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { newId } from '../core/db/new-id.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { withdrawRequests } from '../staff/approvals/approval-repository.ts';
import { importNeed } from '../staff/approvals/import-need.ts';
import { stepsSince } from '../staff/approvals/price-steps.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The latest imports with their progress. */
const catalogueImports = handlerFor(calls.catalogueImports, async (_request, { db }) =>
  succeed({ Imports: (await latestImports(db)).map(presentImport), Fields: [...MAPPED_FIELDS] }),
);

function presentImport(job: StoredImport): DataOf<typeof calls.catalogueImports>['Imports'][number] {
  const photos = { Name: job.photos_name, Bytes: job.photos_bytes, Received: job.photos_received };
  return {
    ImportId: job.id,
    State: job.state,
    Catalogue: { Name: job.file_name, Bytes: job.file_bytes, Received: job.file_received },
    Photos: job.photos_name === '' ? null : photos,
    Format: job.format,
    Columns: JSON.parse(job.columns),
    Mapping: JSON.parse(job.mapping),
    Encoding: job.encoding,
    SetStock: job.set_stock === 1,
    Rows: job.total_rows,
    RowsDone: job.rows_done,
    Added: job.added,
    Changed: job.changed,
    Unchanged: job.unchanged,
    Refused: job.refused,
    Notices: JSON.parse(job.notices),
    Problem: job.problem,
    Stopping: job.stopping === 1,
    BegunBy: job.begun_by,
    BegunAt: job.begun_at,
    ChangedAt: job.changed_at,
  };
}

type Begun = DataOf<typeof calls.beginCatalogueImport>;

/** Begins an import, once per idempotency key, unless another is open. */
const beginCatalogueImport = handlerFor(calls.beginCatalogueImport, async (request, context, caller) => {
  const { FileName, FileBytes, Photos, Operator } = request;
  const now = context.now();
  return inTransaction<Begun>(context.db, (transaction) => {
    const begin = async (): Promise<Outcome<Begun>> => {
      const id = newId();
      const open = await addImport(transaction, {
        id,
        file_name: FileName,
        file_bytes: FileBytes,
        photos_name: Photos?.FileName ?? '',
        photos_bytes: Photos?.FileBytes ?? 0,
        begun_by: Operator,
        begun_at: now,
      });
      if (open) {
        const message = `${open.begun_by} has begun to import ${open.file_name}: finish that import first, or give it up.`;
        return fail('Conflict', message, { State: open.state });
      }
      return succeed({ ImportId: id });
    };
    return onceByKey<Begun>(transaction, { call: calls.beginCatalogueImport, request, caller, now }, begin, {
      storedPart: (data) => JSON.stringify(data),
      replay: async (stored) => succeed(JSON.parse(stored)),
    });
  });
});

/** Stores the next part of a file. */
const uploadCatalogueImportPart = handlerFor(
  calls.uploadCatalogueImportPart,
  async ({ ImportId, File: kind, Offset }, { db, importsDir, now }, _caller, file) => {
    if (!file || file.size === 0) return invalidField('file', 'Send one part of the file.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return receivePart({ db, importsDir, now: now() }, { id: ImportId, file: kind, offset: Offset, bytes });
  },
);

type Moved = Outcome<{ State: ImportState }>;

const noSuchImport = () => fail('NotFound', 'There is no such import.');

function notNow(State: ImportState): Outcome<never> {
  return fail('Conflict', 'The import is further by now: read it again.', { State });
}

/** Begins the dry run with the columns that the operator has named. */
const checkCatalogueImport = handlerFor(calls.checkCatalogueImport, async (request, { db, now }): Promise<Moved> => {
  const { ImportId: id, Mapping, Encoding, SetStock } = request;
  const job = await readImport(db, id);
  if (!job) return noSuchImport();
  const read = mappingOf({ fields: Mapping });
  if ('fault' in read) return invalidField('Mapping', read.fault);
  const at = now();
  const move = { id, from: ['received', 'checked'], to: 'checking' } as const;
  const asked = { mapping: JSON.stringify(Mapping), encoding: Encoding, set_stock: SetStock ? 1 : 0 };
  const isMoved = await db.transaction().execute(async (transaction) => {
    const begun = { ...asked, rows_done: 0, problem: '', notices: '[]', largest_jump: 0, prices_since: stepsSince(at) };
    const moved = await moveImport(transaction, move, { now: at, ...begun });
    // Somebody was asked to approve what was checked before, with other columns.
    if (moved) await withdrawRequests(transaction, { call: calls.runCatalogueImport.name, subject: id }, at);
    return moved;
  });
  return isMoved || job.state === 'checking' ? succeed({ State: 'checking' }) : notNow(job.state);
});

/** Begins what was checked, or continues what was interrupted. */
const runCatalogueImport = handlerFor(calls.runCatalogueImport, async ({ ImportId: id }, context, { staff }) =>
  inTransaction<{ State: ImportState }>(context.db, async (transaction) => {
    const now = context.now();
    const job = await readImport(transaction, id);
    if (!job) return noSuchImport();
    const { state } = job;
    if (state === 'importing') return succeed({ State: state });
    if (state !== 'checked' && state !== 'interrupted') return notNow(state);
    // Its check may have ended only after it was asked whether a second person has to agree.
    if (staff?.kind === 'session' && importNeed(job) !== null) return notNow(state);
    const move = { id, from: [state], to: 'importing' } as const;
    // An approved call is made for two people and names no caller; what was interrupted goes on as it was begun.
    const agreed = state === 'checked' ? Number(staff === undefined) : job.agreed;
    const begun = { rows_done: 0, problem: '', notices: '[]', agreed };
    if (!(await moveImport(transaction, move, { now, ...begun }))) return notNow(state);
    // The dry run's report goes; that of an interrupted import is continued.
    if (state === 'checked') await clearReport(transaction, id);
    return succeed({ State: 'importing' });
  }),
);

/** Gives an import up; a running one is asked to stop. */
const cancelCatalogueImport = handlerFor(
  calls.cancelCatalogueImport,
  async ({ ImportId: id }, { db, importsDir, now }): Promise<Moved> => {
    const job = await readImport(db, id);
    if (!job) return noSuchImport();
    if (job.state === 'cancelled') return succeed({ State: job.state });
    const from = ['receiving', 'received', 'checking', 'checked', 'importing', 'interrupted'] as const;
    if (await moveImport(db, { id, from, to: 'cancelled' }, { now: now() })) {
      await removeImportFiles(importsDir, id);
      return succeed({ State: 'cancelled' });
    }
    return (await askToStop(db, id, now())) ? succeed({ State: job.state }) : notNow(job.state);
  },
);

/** What an import did, or would do. */
const catalogueImportReport = handlerFor(calls.catalogueImportReport, async (request, { db }) => {
  const { ImportId: id, After: after, Change: change, PageSize: limit } = request;
  if (!(await readImport(db, id))) return noSuchImport();
  const rows = await reportRows(db, { id, after, limit: limit + 1, ...(change && { change }) });
  return succeed({
    Rows: rows.slice(0, limit).map((row) => ({
      Number: row.number,
      Line: row.line,
      Product: row.product,
      Title: row.title,
      Change: row.change,
      Reason: row.reason,
    })),
    More: rows.length > limit,
  });
});

/** Handlers of the calls about imports of products through the back office. */
export const catalogueImportCalls: readonly CallHandler[] = [
  catalogueImports,
  beginCatalogueImport,
  uploadCatalogueImportPart,
  checkCatalogueImport,
  runCatalogueImport,
  cancelCatalogueImport,
  catalogueImportReport,
];
