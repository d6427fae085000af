import { anyText, createProgram, type Output, once, oneOf, runProgram } from '#lib/shared/command-line.ts';
import type { Environment } from '#lib/shared/env.ts';
import { openDatabase } from '../../db/open-database.ts';
import { PhotoIntake } from '../../images/photo-intake.ts';
import { importFiles } from '../import-files.ts';
import type { Progress } from '../progress.ts';
import { readDefaults } from './defaults.ts';
import { runExport } from './export-run.ts';
import { detectFormat, FORMATS, type Format, formatByName } from './format.ts';
import { runImport } from './import-run.ts';
import { RefusalReport } from './refusals.ts';
import { restoreDemo } from './restore-demo.ts';
import { summaryLines } from './summary-lines.ts';

/** What a command needs of the world. */
export interface CatalogueWorld extends Output {
  settings: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Aborted where somebody stops the command. */
  signal: AbortSignal;
}

/** Runs one command; the exit code is 0 where all was done, 1 where anything was refused. Throws ConfigurationError. */
export async function runCatalogueCommand(words: readonly string[], world: CatalogueWorld): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  const program = createProgram('npm run catalogue --', world).description(
    'Imports and exports the products of the bundled retail API.',
  );
  program
    .command('import')
    .description('imports products from a file')
    .argument('<FILE>')
    .option('--dry-run', 'checks the file and writes nothing')
    .option('--replace', 'removes products that the file does not hold')
    .option('--force', 'with --replace, also where more products are refused than accepted')
    .option('--stock', 'sets the stock of products that are there already')
    .option('--photos <FOLDER>', 'folder that photos are taken from', once(anyText))
    .option('--photos-again', 'fetches photos that were fetched before')
    .option('--allow-private', 'fetches photos from private addresses as well')
    .option('--defaults <FILE>', 'facts that hold for all products that do not state them', once(anyText))
    .option('--report <FILE>', 'where the refused products go; FILE.refused.tsv unless given', once(anyText))
    .option('--format <FORMAT>', `${FORMATS.join(', ')}; what the file looks like unless given`, once(oneOf(FORMATS)))
    .action(async (file, options) => {
      code = await withCatalogue(world, (db) => importFrom(file, options, world, db));
    });
  program
    .command('export')
    .description('exports all products into a file')
    .argument('<FILE>')
    .option('--format <FORMAT>', `${FORMATS.join(', ')}; what the name ends in unless given`, once(oneOf(FORMATS)))
    .action(async (file, { format }) => {
      code = await withCatalogue(world, (db) => exportTo(file, format, world, db));
    });
  program
    .command('demo')
    .description('puts the demo catalogue back')
    .action(() => withDatabase(world, (db) => putDemoBack(world, db)));
  return (await runProgram(program, words, world)) ? code : 1;
}

async function withDatabase<Done>({ settings }: CatalogueWorld, work: (db: Db) => Promise<Done>): Promise<Done> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const { db, close } = await openDatabase({ dataDir, databaseUrl, beside: true });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** As `withDatabase`, with a catalogue in it: a store that was never started has no categories yet. */
function withCatalogue<Done>(world: CatalogueWorld, work: (db: Db) => Promise<Done>): Promise<Done> {
  return withDatabase(world, async (db) => {
    const version = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    if (!version) await importFiles({ db, pagesDir: world.settings.PAGES_DIR, ...world });
    return work(db);
  });
}

async function putDemoBack(world: CatalogueWorld, db: Db): Promise<void> {
  await restoreDemo(db, { pagesDir: world.settings.PAGES_DIR, ...world });
  world.print('The demo catalogue is restored.');
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

interface ImportWords {
  dryRun?: true;
  replace?: true;
  force?: true;
  stock?: true;
  photos?: string;
  photosAgain?: true;
  allowPrivate?: true;
  defaults?: string;
  report?: string;
  format?: Format;
}

async function importFrom(file: string, words: ImportWords, world: CatalogueWorld, db: Db): Promise<0 | 1> {
  const { settings, print } = world;
  const format = words.format ?? (await detectFormat(file));
  const defaults = words.defaults === undefined ? {} : await readDefaults(words.defaults);
  const { dryRun = false, replace = false, force = false, stock: setStock = false } = words;
  const photos = new PhotoIntake({
    dataDir: settings.DATA_DIR,
    photosDir: words.photos,
    siteUrl: siteUrlOf(settings),
    allowPrivate: words.allowPrivate === true,
    photosAgain: words.photosAgain === true,
    keep: !dryRun,
  });
  await photos.start();
  const report = words.report ?? `${file}.refused.tsv`;
  const refusals = new RefusalReport(report, print);
  await refusals.start();
  const options = { ...world, db, file, format, defaults, photos, refusals, dryRun };
  const summary = await runImport({ ...options, replace, force, setStock }).finally(() => refusals.end());
  for (const line of summaryLines(summary, { dryRun, refused: refusals.count, report })) print(line);
  return refusals.count > 0 || summary.interrupted || summary.kept !== null ? 1 : 0;
}

async function exportTo(file: string, named: Format | undefined, world: CatalogueWorld, db: Db): Promise<0> {
  const format = named ?? formatByName(file);
  const count = await runExport({ ...world, db, file, format, siteUrl: siteUrlOf(world.settings) });
  world.print(`${count} products are in ${file}.`);
  return 0;
}

function siteUrlOf({ SITE_URL, PORT }: Environment): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
