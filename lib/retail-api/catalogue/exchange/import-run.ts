import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { PhotoIntake } from '../images/photo-intake.ts';
import type { Progress } from '../progress.ts';
import { BatchWriter } from './batch-writer.ts';
import type { Defaults } from './defaults.ts';
import type { Draft } from './draft.ts';
import { draftsOf } from './drafts-of.ts';
import type { Format } from './format.ts';
import { KnownNames } from './known-names.ts';
import { groupRows, readRows, surveyRows } from './read-rows.ts';
import type { RefusalReport } from './refusals.ts';
import { removeMissing } from './remove-missing.ts';
import { readRules } from './unlisted.ts';

export interface ImportOptions {
  db: Kysely<Database>;
  file: string;
  format: Format;
  photos: Pick<PhotoIntake, 'take'>;
  defaults: Defaults;
  refusals: RefusalReport;
  /** Nothing is written. */
  dryRun: boolean;
  /** Products that the file does not name are removed. */
  replace: boolean;
  /** Also where more products of the file are refused than are sound. */
  force: boolean;
  setStock: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Ends the import after the products in hand. */
  signal: AbortSignal;
}

export interface ImportSummary {
  /** Of the file. */
  rows: number;
  /** Those that were looked at: all but where the import was stopped. */
  rowsRead: number;
  /** Products that are sound. */
  accepted: number;
  /** Of those the ones that were new or changed. */
  written: number;
  removed: number;
  /** Why nothing was removed although the file was to replace all; null where it was, or was not to. */
  kept: 'nothing sound' | 'mostly refused' | null;
  /** Codes of products that no category holds. */
  unlisted: string[];
  /** Products of which the title reads wrong, and what is wrong with the first of them. */
  titles: { count: number; shown: string[] };
  /** Products whose sale begins later, so that they have their full price. */
  salesToCome: number;
  /** When the dates of a sale change a price next, in epoch milliseconds; null where none do. */
  nextPriceChange: number | null;
  interrupted: boolean;
}

/**
 * Reads a file twice, the first time for what stands in several places, and writes its products batch by batch. Where some
 * want a SKU that another product of the store has, it is read once more for these: the other may have given it up.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { db, file, format, onProgress, signal, dryRun, replace } = options;
  const now = options.now();
  const survey = await surveyRows(readRows(file, format));
  const writer = new BatchWriter(options, await KnownNames.read(db), await readRules(db));
  await writer.start();
  const tellProgress = () => onProgress({ task: 'Import', done: writer.summary.rowsRead, total: survey.rows });
  tellProgress();
  const eachDraft = async (work: (draft: Draft) => Promise<void>, onRows: (rows: number) => void) => {
    for await (const group of groupRows(readRows(file, format))) {
      if (signal.aborted) break;
      const isScattered = survey.scattered.has(group[0].key);
      for (const draft of draftsOf(format, group, { isScattered, now })) await work(draft);
      onRows(group.length);
    }
    await writer.flush();
  };
  await eachDraft(
    (draft) => writer.add(draft),
    (rows) => {
      writer.summary.rowsRead += rows;
      tellProgress();
    },
  );
  if (writer.startAgain()) {
    await eachDraft(
      (draft) => writer.addAgain(draft),
      () => undefined,
    );
  }
  const { summary, names } = writer;
  summary.rows = survey.rows;
  summary.interrupted = signal.aborted;
  if (!replace || signal.aborted) return summary;
  // A file of which nothing is sound is the wrong file, and one that is mostly refused may be: what is there stays.
  if (summary.accepted === 0) summary.kept = 'nothing sound';
  else if (options.refusals.count > summary.accepted && !options.force) summary.kept = 'mostly refused';
  else summary.removed += await removeMissing(db, names.codes, { dryRun, now: options.now });
  return summary;
}
