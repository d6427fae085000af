import { ConfigurationError } from '#lib/shared/env.ts';
import { BatchWriter } from './batch-writer.ts';
import type { Draft } from './draft.ts';
import { draftsOf } from './drafts-of.ts';
import { isTable, linesAboveHeader } from './file-format.ts';
import type { ImportOptions, ImportSummary } from './import-options.ts';
import { missingColumns } from './mapping.ts';
import { openSource, type Source } from './open-source.ts';
import { groupRows, surveyRows } from './read-rows.ts';
import { removeMissing } from './remove-missing.ts';
import { unknownColumns } from './table-rows.ts';
import { startOfText } from './text-chunks.ts';
import { readRules } from './uncategorised-codes.ts';
import { UniqueNames } from './unique-names.ts';

/**
 * Reads a file twice, first for the keys that appear in several places, and writes its products batch by batch. If
 * some need a SKU that another product of the store has, the file is read once more for them, because the other
 * may have given it up.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const source = await openSource(options);
  try {
    return await importFrom(source, options);
  } finally {
    await source.close();
  }
}

async function importFrom(source: Source, options: ImportOptions): Promise<ImportSummary> {
  const { db, file, format, mapping, onProgress, signal, dryRun, replace } = options;
  const now = options.now();
  const survey = await surveyRows(source.rows());
  const [missing] = missingColumns(mapping ?? new Map(), source);
  if (missing) {
    const named = missing.columns.map((name) => `"${name}"`).join(' or ');
    throw new ConfigurationError(`--mapping: ${missing.field}: no row of ${file} has a value in a column ${named}.`);
  }
  const writer = new BatchWriter(options, await UniqueNames.read(db), await readRules(db));
  await writer.start();
  const reportProgress = () => onProgress({ task: 'Import', done: writer.summary.rowsRead, total: survey.rows });
  reportProgress();
  const eachDraft = async (work: (draft: Draft) => Promise<void>, onRows: (rows: number) => void) => {
    for await (const group of groupRows(source.rows())) {
      if (signal.aborted) break;
      const isScattered = survey.scattered.has(group[0].key);
      for (const draft of draftsOf(format, group, { isScattered, now, statedFacts: source.statedFacts }))
        await work(draft);
      onRows(group.length);
    }
    await writer.flush();
  };
  await eachDraft(
    (draft) => writer.add(draft),
    (rows) => {
      writer.summary.rowsRead += rows;
      reportProgress();
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
  if (isTable(format)) summary.linesAbove = linesAboveHeader(await startOfText(file, options.encoding));
  if (format === 'table') summary.ignored = unknownColumns(source.columns, mapping);
  if (!replace || signal.aborted) return summary;
  // A file without a valid product is the wrong file, and a mostly refused one may be: existing products stay.
  if (summary.accepted === 0) summary.retained = 'nothing valid';
  else if (options.refusals.count > summary.accepted && !options.force) summary.retained = 'mostly refused';
  else summary.removed += await removeMissing(db, names.codes, { dryRun, now: options.now });
  return summary;
}
