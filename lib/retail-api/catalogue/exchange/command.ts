import { parseArgs } from 'node:util';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import { PhotoIntake } from '../images/photo-intake.ts';
import { importFiles } from '../import-files.ts';
import type { Progress } from '../progress.ts';
import { readDefaults } from './defaults.ts';
import { runExport } from './export-run.ts';
import { detectFormat, FORMATS, type Format, formatByName } from './format.ts';
import { runImport } from './import-run.ts';
import { RefusalReport } from './refusals.ts';
import { restoreDemo } from './restore-demo.ts';
import { summaryLines } from './summary-lines.ts';

export const USAGE = `Usage:
  npm run catalogue -- import FILE [--dry-run] [--replace [--force]] [--stock] [--photos FOLDER]
                       [--photos-again] [--allow-private] [--defaults FILE] [--report FILE] [--format FORMAT]
  npm run catalogue -- export FILE [--format FORMAT]
  npm run catalogue -- demo
Formats: ${FORMATS.join(', ')}.`;

/** What a command needs from its environment. */
export interface CatalogueCommandContext {
  settings: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  print: (line: string) => void;
  onProgress: (progress: Progress) => void;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
}

type Words = ReturnType<typeof parse>;

/**
 * Runs one command. Returns exit code 0 if everything was done, 1 if anything was refused. Throws
 * ConfigurationError.
 */
export async function runCatalogueCommand(args: readonly string[], world: CatalogueCommandContext): Promise<0 | 1> {
  const { positionals, values } = parse(args);
  const [command, file, ...more] = positionals;
  const isDemo = command === 'demo' && file === undefined;
  const isExchange = (command === 'import' || command === 'export') && file !== undefined;
  if (more.length > 0 || !(isDemo || isExchange)) throw new ConfigurationError(USAGE);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAGES_DIR: pagesDir } = world.settings;
  const { db, close } = await openDatabase({ dataDir, databaseUrl, beside: true });
  try {
    if (isDemo) {
      await restoreDemo(db, { pagesDir, ...world });
      world.print('The demo catalogue is restored.');
      return 0;
    }
    // A store that was never started has no categories yet.
    const version = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    if (!version) await importFiles({ db, pagesDir, ...world });
    return command === 'export'
      ? await exportTo(file ?? '', values, world, db)
      : await importFrom(file ?? '', values, world, db);
  } finally {
    await close();
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': flag,
        replace: flag,
        force: flag,
        stock: flag,
        'allow-private': flag,
        'photos-again': flag,
        photos: text,
        defaults: text,
        report: text,
        format: text,
      },
    });
  } catch (error) {
    throw new ConfigurationError(`${error instanceof Error ? error.message : error}\n${USAGE}`, { cause: error });
  }
}

type Values = Words['values'];
type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

async function importFrom(file: string, values: Values, world: CatalogueCommandContext, db: Db): Promise<0 | 1> {
  const { settings, print } = world;
  const format = formatNamed(values.format) ?? (await detectFormat(file));
  const defaults = values.defaults === undefined ? {} : await readDefaults(values.defaults);
  const dryRun = values['dry-run'];
  const photos = new PhotoIntake({
    dataDir: settings.DATA_DIR,
    photosDir: values.photos,
    siteUrl: siteUrlOf(settings),
    allowPrivate: values['allow-private'],
    photosAgain: values['photos-again'],
    keep: !dryRun,
  });
  await photos.start();
  const report = values.report ?? `${file}.refused.tsv`;
  const refusals = new RefusalReport(report, print);
  await refusals.start();
  const options = { ...world, db, file, format, defaults, photos, refusals, dryRun };
  const { replace, force, stock: setStock } = values;
  const summary = await runImport({ ...options, replace, force, setStock }).finally(() => refusals.end());
  for (const line of summaryLines(summary, { dryRun, refused: refusals.count, report })) print(line);
  return refusals.count > 0 || summary.interrupted || summary.kept !== null ? 1 : 0;
}

async function exportTo(file: string, values: Values, world: CatalogueCommandContext, db: Db): Promise<0> {
  const format = formatNamed(values.format) ?? formatByName(file);
  const count = await runExport({ ...world, db, file, format, siteUrl: siteUrlOf(world.settings) });
  world.print(`${count} products are in ${file}.`);
  return 0;
}

function formatNamed(name: string | undefined): Format | undefined {
  const found = FORMATS.find((format) => format === name);
  if (name !== undefined && !found) throw new ConfigurationError(`--format: must be one of ${FORMATS.join(', ')}.`);
  return found;
}

function siteUrlOf({ SITE_URL, PORT }: Environment): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
