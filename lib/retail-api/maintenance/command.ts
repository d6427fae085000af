import { anyText, createProgram, type ExitCode, once, runProgram, type Terminal } from '#lib/shared/command-line.ts';
import { environment } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { migrate, newerMigrations, pendingMigrations, refuseNewer } from '../core/db/migrate.ts';
import { openThen } from '../core/db/open-database.ts';
import { backUp, type StorePlace } from './backup.ts';
import { checkBucket } from './check-bucket.ts';
import { checkGateways } from './check-gateways.ts';
import { checkMail } from './check-mail.ts';
import { checkSearch } from './check-search.ts';
import { checkSettings } from './check-settings.ts';
import { checkStandby } from './check-standby.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { schemaReport } from './schema-report.ts';

interface MaintenanceContext extends Terminal {
  place: StorePlace;
  /** Epoch milliseconds. */
  now: () => number;
}

const SECRETS_HELP = 'file outside the folder for the secrets that this installation made itself';

/**
 * Runs `migrate`, `backup`, `restore` or one of the checks for `doctor`, the first of the arguments, with the others. The exit
 * code is 0 for success, 1 for a refusal, 2 for wrong usage. Throws ConfigurationError.
 */
export async function runMaintenance(args: readonly string[], context: MaintenanceContext): Promise<ExitCode> {
  let refused = false;
  const program = createProgram('npm run', context).description('Keeps the data of a store.');
  program
    .command('migrate')
    .usage('-- [options]')
    .description('brings the database up to date with this release; a start does so by itself')
    .option('--check', 'changes nothing; the exit code is 1 if a migration is pending')
    .action(async ({ check }) => {
      refused = check ? await reportPending(context) : await applyPending(context);
    });
  program
    .command('backup')
    .usage('-- <FOLDER> [options]')
    .description('copies the database and the photos into a new folder, while the shop runs')
    .argument('<FOLDER>', 'the folder to create')
    .option('--secrets <FILE>', SECRETS_HELP, once(anyText))
    .action(async (folder, { secrets }) => {
      const manifest = await backUp(context.place, folder, { secretsFile: secrets, now: context.now });
      context.print(`${folder} holds ${contentOf(manifest)}.`);
      if (secrets === undefined) context.warn('It contains no secrets. Keep your settings in a separate, safe place.');
    });
  program
    .command('restore')
    .usage('-- <FOLDER> [options]')
    .description('restores a backup where there is no store yet, and checks that the copy equals it')
    .argument('<FOLDER>', 'the folder that "backup" made')
    .option('--secrets <FILE>', 'file with the secrets that "backup" copied', once(anyText))
    .action(async (folder, { secrets }) => {
      const manifest = await restore(context.place, folder, { secretsFile: secrets });
      context.print(`Restored ${contentOf(manifest)}; equal to the backup of ${manifest.madeAt}.`);
    });
  program
    .command('schema', { hidden: true })
    .description('prints the state of the database as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await schemaReport(context.place))));
  program
    .command('settings', { hidden: true })
    .description('prints what would end a start with these settings, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkSettings(environment()))));
  program
    .command('mail', { hidden: true })
    .description('prints whether the mail server accepts its user, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkMail(environment()))));
  program
    .command('bucket', { hidden: true })
    .description('prints whether the bucket of photos takes a file, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkBucket(environment(), context.now))));
  program
    .command('gateways', { hidden: true })
    .description('prints whether each payment gateway accepts its keys, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkGateways(environment()))));
  program
    .command('search', { hidden: true })
    .description('prints whether the search server answers, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkSearch(environment()))));
  program
    .command('standby', { hidden: true })
    .description('prints how far the standby of the database is, as JSON, for "doctor"')
    .action(async () => context.print(JSON.stringify(await checkStandby(environment()))));
  try {
    const code = await runProgram(program, args, context);
    return code === 0 && refused ? 1 : code;
  } catch (error) {
    if (!(error instanceof MaintenanceError || isOfMachine(error))) throw error;
    context.warn(error.message);
    return 1;
  }
}

/** Whether a disk that is full, a file or a right that is missing is the cause: the message says so in one line. */
function isOfMachine(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || errorCode(error) === 'ERR_SQLITE_ERROR');
}

async function reportPending({ place, print }: MaintenanceContext): Promise<boolean> {
  let pending: string[] = [];
  const look: typeof migrate = async (db, engine) => {
    pending = await pendingMigrations(db, engine);
    // Before the first migration there is nothing to look at.
    if (pending.length === 0) refuseNewer(await newerMigrations(db));
    return [];
  };
  await (await openThen({ ...place, beside: true }, look)).close();
  for (const name of pending) print(`${name} is pending.`);
  if (pending.length === 0) print('The database is up to date.');
  return pending.length > 0;
}

async function applyPending({ place, print }: MaintenanceContext): Promise<boolean> {
  let applied: string[] = [];
  const opened = await openThen(place, async (db, engine) => {
    applied = await migrate(db, engine);
  });
  await opened.close();
  for (const name of applied) print(`${name} is applied.`);
  print('The database is up to date.');
  return false;
}

function contentOf({ tables, photos }: Manifest): string {
  const sums = Object.values(tables);
  const rows = sums.reduce((total, { rows: more }) => total + more, 0);
  return `${rows} rows in ${sums.length} tables and ${Object.keys(photos).length} files of photos and videos`;
}
