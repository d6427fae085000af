import type { Kysely } from 'kysely';
import type { ImportState } from '#lib/contract/import-vocabulary.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import type { Database } from '../../core/db/schema.ts';
import { repeat } from '../../core/repeat.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { detectFormat } from '../exchange/file-format.ts';
import type { ImportSummary } from '../exchange/import-options.ts';
import { runImport } from '../exchange/import-run.ts';
import { mappingOf } from '../exchange/mapping.ts';
import { noticeLines } from '../exchange/summary-lines.ts';
import { openNamedFiles } from '../images/named-files.ts';
import { PhotoIntake } from '../images/photo-intake.ts';
import { VideoIntake } from '../images/video-intake.ts';
import { largestJump } from '../prices/largest-jump.ts';
import { settlePrices } from '../prices/price-marks.ts';
import type { Progress } from '../progress.ts';
import { ratesInForce } from '../rates/rate-repository.ts';
import { skuRowsOf } from '../write-skus.ts';
import { auditImportPart } from './audit-import.ts';
import { inBrowserWords } from './browser-words.ts';
import { importFilePath } from './import-folder.ts';
import { beatImport, moveImport, readImport, type StoredImport } from './import-repository.ts';
import { StoredReport } from './stored-report.ts';

/** How often a running import says that it is alive, and asks whether it is to stop. */
const BEAT_MS = 1_000;
const FAILED = 'It failed for a reason that is not in the file; the log of the store has it. Try again.';
const STOPPED = 'It was stopped before its end, because the store was stopped.';

/** What a process needs to run imports of the back office. */
export interface ImportJobContext {
  db: Kysely<Database>;
  /** Folder of the store's photos. */
  dataDir: string;
  importsDir: string;
  siteUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Aborted when the process is to end. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** How an import ended: what it is from now on. */
interface Ending {
  to: ImportState;
  problem?: string;
  summary?: ImportSummary;
}

/**
 * Runs the dry run or the import that this process has claimed as `worker`, and stores how it ends. Every product is
 * written whole or not at all; whatever goes wrong, the import can be checked again or continued.
 */
export async function runImportJob(id: string, worker: string, context: ImportJobContext): Promise<void> {
  const { db, now } = context;
  const job = await readImport(db, id);
  if (!job || job.worker !== worker) return;
  const isDry = job.state === 'checking';
  const report = new StoredReport(db, id);
  const progress = { rows_done: 0, total_rows: job.total_rows };
  const figures = () => {
    const { added, changed, unchanged, refused } = report.counts;
    return { ...progress, added, changed, refused, unchanged: Math.max(0, unchanged) };
  };
  const stopping = new AbortController();
  const beat = async () => {
    await report.flush();
    if (!(await beatImport(db, { id, worker }, { ...figures(), beat_at: now() }))) stopping.abort();
    return false;
  };
  await report.start(!isDry);
  await beat();
  const beats = repeat(beat, BEAT_MS, context.onError);
  const onProgress = ({ done, total }: Progress) => {
    progress.rows_done = done;
    progress.total_rows = total;
  };
  const signal = AbortSignal.any([stopping.signal, context.signal]);
  let largest_jump = 0;
  const onChecked = async (products: readonly CatalogueProduct[]) => {
    const rates = await ratesInForce(db);
    const sizes = products.flatMap((product) => skuRowsOf(product, rates));
    const prices = sizes.map(({ product_code: id, sku, price }) => ({ id, sku, price }));
    largest_jump = Math.max(largest_jump, await largestJump(db, prices, job.prices_since));
  };
  const ending = await importOnce(job, { ...context, signal }, { isDry, report, onProgress, onChecked })
    .then((summary) => endingOf(summary, isDry, stopping.signal.aborted))
    .catch((error: unknown) => failureOf(error, job, context));
  await beats.stop(0);
  await report.flush();
  const { to, problem = '', summary } = ending;
  const notices = JSON.stringify(summary ? noticeLines(summary).map((line) => inBrowserWords(line)) : []);
  const found = { ...figures(), ...(isDry && { largest_jump }), problem, notices };
  await moveImport(db, { id, from: [job.state], to, worker }, { ...found, now: now() });
  const isWhole = to === 'checked' || to === 'done';
  await auditImportPart(db, { job, isDry, counts: figures(), isWhole, now: now() });
}

function endingOf({ interrupted, ...summary }: ImportSummary, isDry: boolean, isAsked: boolean): Ending {
  if (!interrupted) return { to: isDry ? 'checked' : 'done', summary: { ...summary, interrupted } };
  if (isAsked) return { to: 'cancelled' };
  return { to: isDry ? 'received' : 'interrupted', problem: STOPPED };
}

function failureOf(error: unknown, job: StoredImport, { importsDir, onError }: ImportJobContext): Ending {
  const to = job.state === 'checking' ? 'received' : 'interrupted';
  if (!(error instanceof ConfigurationError)) {
    onError(error);
    return { to, problem: FAILED };
  }
  const catalogue = { path: importFilePath(importsDir, job.id, 'catalogue'), name: job.file_name };
  const photos = { path: importFilePath(importsDir, job.id, 'photos'), name: job.photos_name };
  return { to, problem: inBrowserWords(inBrowserWords(error.message, catalogue), photos) };
}

interface Run {
  isDry: boolean;
  report: StoredReport;
  onProgress: (progress: Progress) => void;
  onChecked: (products: readonly CatalogueProduct[]) => Promise<void>;
}

async function importOnce(
  job: StoredImport,
  { db, dataDir, importsDir, siteUrl, now, signal }: ImportJobContext,
  { isDry, report, onProgress, onChecked }: Run,
): Promise<ImportSummary> {
  const file = importFilePath(importsDir, job.id, 'catalogue');
  const fields = JSON.parse(job.mapping) as object;
  const read = mappingOf({ fields });
  if ('fault' in read) throw new ConfigurationError(read.fault);
  const mapping = Object.keys(fields).length > 0 ? read.mapping : undefined;
  const format = await detectFormat(file, job.encoding, mapping && 'table');
  const files = job.photos_name === '' ? undefined : await openNamedFiles(importFilePath(importsDir, job.id, 'photos'));
  try {
    const intake = { dataDir, files, siteUrl, allowPrivate: false, photosAgain: false, savesPhotos: !isDry };
    const photos = new PhotoIntake(intake);
    const videos = new VideoIntake(intake);
    await photos.start();
    await videos.start();
    return await runImport({
      db,
      file,
      format,
      encoding: job.encoding,
      mapping,
      photos,
      videos,
      files,
      defaults: {},
      refusals: report,
      onProducts: async (products) => {
        await report.addProducts(products);
        if (job.agreed === 1 && !isDry)
          await settlePrices(
            db,
            products.map(({ code }) => code),
          );
      },
      onChecked,
      dryRun: isDry,
      replace: false,
      force: false,
      setStock: job.set_stock === 1,
      by: { name: job.begun_by, note: '', isImport: true },
      now,
      onProgress,
      signal,
    });
  } finally {
    await files?.close();
  }
}
