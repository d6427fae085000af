import type { Kysely } from 'kysely';
import type { ImportFile } from '#lib/contract/import-vocabulary.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { inBrowserWords } from './browser-words.ts';
import { importFilePath, writePart } from './import-folder.ts';
import { moveImport, readImport, type StoredImport } from './import-repository.ts';
import { readColumns } from './read-columns.ts';

const ZIP = Buffer.from('PK');

interface Part {
  id: string;
  file: ImportFile;
  /** Where it begins in its file, in bytes. */
  offset: number;
  bytes: Uint8Array;
}

interface ReceiveContext {
  db: Kysely<Database>;
  importsDir: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a part of a file of an import; with the last one the import is `received`. Returns how much has arrived, in bytes. */
export async function receivePart(
  { db, importsDir, now }: ReceiveContext,
  { id, file, offset, bytes }: Part,
): Promise<Outcome<{ Received: number }>> {
  const job = await readImport(db, id);
  if (!job) return fail('NotFound', 'There is no such import.');
  const [column, total] =
    file === 'catalogue'
      ? (['file_received', job.file_bytes] as const)
      : (['photos_received', job.photos_bytes] as const);
  const before = job[column];
  // An answer that was lost is asked for again.
  if (offset + bytes.length <= before) return succeed({ Received: before });
  if (job.state !== 'receiving') return fail('Conflict', 'The files have arrived already.', { State: job.state });
  if (offset !== before) return invalidField('Offset', `must be ${before}: so much has arrived`);
  if (offset + bytes.length > total) return invalidField('file', 'is longer than was said');
  const fault = offset === 0 ? wrongKind(file, bytes) : null;
  if (fault) return invalidField('file', fault);
  if (!(await writePart(importFilePath(importsDir, id, file), offset, bytes)))
    return invalidField('Offset', 'What came before is on another machine: give all retail APIs the same DATA_DIR');
  const received = offset + bytes.length;
  await db
    .updateTable('catalogue_imports')
    .set({ [column]: received, changed_at: now })
    .where('id', '=', id)
    .where(column, '=', before)
    .execute();
  await finishReceiving(db, importsDir, id, now);
  return succeed({ Received: received });
}

function wrongKind(file: ImportFile, bytes: Uint8Array): string | null {
  const isZip = ZIP.equals(bytes.subarray(0, ZIP.length));
  if (file === 'photos') return isZip ? null : 'The photos must come as a zip file.';
  return isZip ? 'This is a workbook of a spreadsheet, or a zip file: save its sheet as CSV.' : null;
}

async function finishReceiving(db: Kysely<Database>, importsDir: string, id: string, now: number): Promise<void> {
  const job = await readImport(db, id);
  if (!job || !isComplete(job)) return;
  const path = importFilePath(importsDir, id, 'catalogue');
  const found = await readColumns(path).catch((error: unknown) => {
    if (!(error instanceof ConfigurationError)) throw error;
    return { problem: inBrowserWords(error.message, { path, name: job.file_name }) };
  });
  const move = { id, from: ['receiving'], to: 'received' } as const;
  if ('problem' in found) await moveImport(db, move, { now, problem: found.problem });
  else {
    const { format = '', encoding, columns } = found;
    await moveImport(db, move, { now, format, encoding, columns: JSON.stringify(columns) });
  }
}

function isComplete({ file_bytes, file_received, photos_bytes, photos_received }: StoredImport): boolean {
  return file_received === file_bytes && photos_received === photos_bytes;
}
