import type { Kysely } from 'kysely';
import { IMPORT_ENCODINGS } from '#lib/contract/import-vocabulary.ts';
import {
  anyText,
  createProgram,
  type ExitCode,
  once,
  oneOf,
  runProgram,
  type Terminal,
} from '#lib/shared/command-line.ts';
import type { Environment } from '#lib/shared/env.ts';
import { usesDemo, usesDemoOffers } from '#lib/shared/trial.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import type { Database } from '../../core/db/schema.ts';
import { openNamedFiles } from '../images/named-files.ts';
import { PhotoIntake } from '../images/photo-intake.ts';
import { VideoIntake } from '../images/video-intake.ts';
import { importFiles } from '../import-files.ts';
import type { Progress } from '../progress.ts';
import { readDefaults } from './defaults.ts';
import { runExport } from './export-run.ts';
import { detectFormat, EXPORT_FORMATS, type ExportFormat, FORMATS, type Format, formatByName } from './file-format.ts';
import { runImport } from './import-run.ts';
import { readMapping } from './mapping.ts';
import { RefusalReport } from './refusals.ts';
import { removeDemo } from './remove-demo.ts';
import { retrying } from './retry-import.ts';
import { summaryLines } from './summary-lines.ts';
import { TEMPLATES, type TemplateName, writeReadyDefaults, writeTemplate } from './template.ts';
import type { TextEncoding } from './text-chunks.ts';

interface RestoreOptions {
  pagesDir: string | undefined;
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/** Replaces an operator's imported catalogue by the demo's. The stock of SKUs in both is kept. */
async function restoreDemo(db: Kysely<Database>, options: RestoreOptions): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set({ origin: 'demo', demo_removed_at: 0, source_hash: '' })
    .where('id', '=', 1)
    .execute();
  await retrying(() => importFiles({ db, ...options }));
}

const TEMPLATE_NAMES = [...(Object.keys(TEMPLATES) as TemplateName[]), 'defaults'] as const;
const DEFAULTS_FILE = 'defaults.json';

/** What a command needs from its environment. */
interface CatalogueCommandContext extends Terminal {
  settings: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
}

/**
 * Runs one command. Returns exit code 0 if everything was done, 1 if anything was refused, 2 for wrong usage. Throws
 * ConfigurationError.
 */
export async function runCatalogueCommand(
  args: readonly string[],
  context: CatalogueCommandContext,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = createProgram('npm run catalogue --', context).description(
    'Imports and exports the products of the bundled retail API.',
  );
  program.addHelpText(
    'after',
    `
Of the running retail API:
  prices <FILE>              sets prices from a file
  show-prices <ID>           shows the prices of a product: now, scheduled and earlier
  rates [FILE]               sets the day's metal rates, which reprice jewellery
  show-rates                 shows the metal rates: in force, scheduled and earlier
  stock <FILE>               sets online stock from a file
  transfer <FILE>            moves online stock between warehouses by a file
  show-stock <ID>            shows the online stock of a product and its ledger
`,
  );
  program
    .command('import')
    .description('imports products from a file')
    .argument('<FILE>', 'file with the products')
    .option('--dry-run', 'checks every row and photo and writes no product')
    .option('--replace', 'removes products that the file does not name')
    .option('--force', 'with --replace: also if more products are refused than accepted')
    .option('--stock', 'sets the stock of SKUs that exist already')
    .option('--photos <PATH>', 'folder or zip file with the photos and videos', once(anyText))
    .option('--photos-again', 'checks each address for a newer photo')
    .option('--allow-private', 'fetches photos from private networks, too')
    .option('--defaults <FILE>', 'JSON file with values for fields that the file leaves out', once(anyText))
    .option('--mapping <FILE>', 'JSON file that names the columns of the file for our fields', once(anyText))
    .option('--encoding <NAME>', `${IMPORT_ENCODINGS.join(', ')}; utf-8 unless given`, once(oneOf(IMPORT_ENCODINGS)))
    .option('--report <FILE>', 'file for the refused rows; FILE.refused.tsv unless given', once(anyText))
    .option('--format <FORMAT>', `${FORMATS.join(', ')}; by the contents unless given`, once(oneOf(FORMATS)))
    .action(async (file, options) => {
      code = await withCatalogue(context, (db) => importFrom(file, options, context, db));
    });
  program
    .command('export')
    .description('exports all products to a file')
    .argument('<FILE>', 'file to write')
    .option(
      '--format <FORMAT>',
      `${EXPORT_FORMATS.join(', ')}; by the ending of the name unless given`,
      once(oneOf(EXPORT_FORMATS)),
    )
    .action((file, { format }) => withCatalogue(context, (db) => exportTo(file, format, context, db)));
  program
    .command('template')
    .description('writes a table to fill in a spreadsheet and a guide to its columns, or values for --defaults')
    .argument('<KIND>', TEMPLATE_NAMES.join(', '), oneOf(TEMPLATE_NAMES))
    .argument('[FILE]', `file to write; KIND.csv or ${DEFAULTS_FILE} unless given`)
    .action(async (name, given) => {
      if (name === 'defaults') {
        const file = given ?? DEFAULTS_FILE;
        await writeReadyDefaults(file);
        context.print(
          `${file} is for --defaults: fill in where your products come from, and check its codes and rates.`,
        );
        return;
      }
      const file = given ?? `${name}.csv`;
      const { guideFile } = await writeTemplate(name, file);
      context.print(`${file} is to be filled in; ${guideFile} says what stands in its columns.`);
    });
  program
    .command('demo')
    .description('restores the demo catalogue')
    .action(() => withDatabase(context, (db) => restoreDemoCatalogue(context, db)));
  program
    .command('remove-demo')
    .description('removes the products, brands, stores and pages of the demo; orders stay')
    .action(() => withCatalogue(context, (db) => removeDemoCatalogue(context, db)));
  return (await runProgram(program, args, context)) || code;
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

async function withDatabase<Result>(
  { settings }: CatalogueCommandContext,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const { db, close } = await openDatabase({ dataDir, databaseUrl, beside: true });
  try {
    return await run(db);
  } finally {
    await close();
  }
}

/** Opens a database that has categories; that of a store that was never started has none yet. */
function withCatalogue<Result>(context: CatalogueCommandContext, run: (db: Db) => Promise<Result>): Promise<Result> {
  return withDatabase(context, async (db) => {
    const version = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    if (!version)
      await importFiles({
        db,
        demo: usesDemo(context.settings),
        pagesDir: context.settings.PAGES_DIR,
        ...context,
      });
    return run(db);
  });
}

async function restoreDemoCatalogue(context: CatalogueCommandContext, db: Db): Promise<void> {
  await restoreDemo(db, { pagesDir: context.settings.PAGES_DIR, ...context });
  context.print('The demo catalogue is restored.');
}

async function removeDemoCatalogue(context: CatalogueCommandContext, db: Db): Promise<void> {
  const removed = await removeDemo(db, { pagesDir: context.settings.PAGES_DIR, ...context });
  context.print(`The demo is removed, with ${removed} products. Orders and your own products are unchanged.`);
  if (usesDemoOffers(context.settings))
    context.print('Set CATALOGUE=none in .env, so that the next start also removes the offers of the demo.');
}

interface ImportOptions {
  dryRun?: true | undefined;
  replace?: true | undefined;
  force?: true | undefined;
  stock?: true | undefined;
  photos?: string | undefined;
  photosAgain?: true | undefined;
  allowPrivate?: true | undefined;
  defaults?: string | undefined;
  mapping?: string | undefined;
  encoding?: TextEncoding | undefined;
  report?: string | undefined;
  format?: Format | undefined;
}

async function importFrom(
  file: string,
  options: ImportOptions,
  context: CatalogueCommandContext,
  db: Db,
): Promise<0 | 1> {
  const { settings, print } = context;
  const { encoding } = options;
  const mapping = options.mapping === undefined ? undefined : await readMapping(options.mapping);
  const format = options.format ?? (await detectFormat(file, encoding, mapping && 'table'));
  const defaults = options.defaults === undefined ? {} : await readDefaults(options.defaults);
  const { dryRun = false, replace = false, force = false, stock: setStock = false } = options;
  const named = options.photos === undefined ? undefined : await openNamedFiles(options.photos);
  const files = {
    dataDir: settings.DATA_DIR,
    files: named,
    siteUrl: siteUrlOf(settings),
    allowPrivate: options.allowPrivate === true,
    photosAgain: options.photosAgain === true,
    savesPhotos: !dryRun,
  };
  const photos = new PhotoIntake(files);
  const videos = new VideoIntake(files);
  await photos.start();
  await videos.start();
  const report = options.report ?? `${file}.refused.tsv`;
  const refusals = new RefusalReport(report, print);
  await refusals.start();
  const run = {
    ...context,
    db,
    file,
    format,
    encoding,
    mapping,
    defaults,
    photos,
    videos,
    files: named,
    refusals,
    dryRun,
  };
  const summary = await runImport({ ...run, replace, force, setStock }).finally(async () => {
    await named?.close();
    await refusals.end();
  });
  for (const line of summaryLines(summary, { dryRun, refused: refusals.count, report })) print(line);
  return refusals.count > 0 || summary.interrupted || summary.retained !== null ? 1 : 0;
}

async function exportTo(
  file: string,
  requestedFormat: ExportFormat | undefined,
  context: CatalogueCommandContext,
  db: Db,
): Promise<void> {
  const format = requestedFormat ?? formatByName(file);
  const count = await runExport({ ...context, db, file, format, siteUrl: siteUrlOf(context.settings) });
  context.print(`${count} products are in ${file}.`);
}

function siteUrlOf({ SITE_URL, PORT }: Environment): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
