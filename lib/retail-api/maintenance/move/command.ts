import { anyText, createProgram, type ExitCode, once, runProgram, type Terminal } from '#lib/shared/command-line.ts';
import type { Progress } from '../../catalogue/progress.ts';
import type { StorePlace } from '../backup.ts';
import { MaintenanceError } from '../maintenance-error.ts';
import { exportShop } from './export-shop.ts';
import { importShop } from './import-shop.ts';
import type { MoveManifest } from './move-manifest.ts';

interface MoveContext extends Terminal {
  place: StorePlace;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/** Whether a command is one that moves a shop. */
export function isMove(command: string | undefined): boolean {
  return command === 'export' || command === 'import';
}

/**
 * Runs `export` or `import`, the first of the arguments, with the others. The exit code is 0 for success, 1 for a refusal, 2 for
 * wrong usage. Throws ConfigurationError.
 */
export async function runMove(args: readonly string[], context: MoveContext): Promise<ExitCode> {
  const { place, now, print, warn, onProgress } = context;
  const program = createProgram('npm run shop --', context).description('Moves a shop to another installation.');
  program
    .command('export')
    .description('writes all that the shop owns into a zip file, while it runs')
    .argument('<FILE>', 'zip file to write')
    .option('--secrets <FILE>', 'file for the secrets that this installation made itself', once(anyText))
    .action(async (file, { secrets }) => {
      const manifest = await exportShop(place, file, { secretsFile: secrets, now, onProgress });
      print(`${file} holds ${contentOf(manifest)}.`);
      if (secrets === undefined) warn('Secrets are not in it. Keep your settings apart from it, and safe.');
    });
  program
    .command('import')
    .description('brings an exported shop to a place without a store, on SQLite or PostgreSQL')
    .argument('<FILE>', 'zip file that "export" wrote')
    .option('--secrets <FILE>', 'file with the secrets that "export" copied', once(anyText))
    .action(async (file, { secrets }) => {
      const manifest = await importShop(place, file, { secretsFile: secrets, onProgress });
      print(`Imported ${contentOf(manifest)}; equal to the export of ${manifest.madeAt}.`);
    });
  try {
    return await runProgram(program, args, context);
  } catch (error) {
    if (!(error instanceof MaintenanceError)) throw error;
    warn(error.message);
    return 1;
  }
}

function contentOf({ tables, files }: MoveManifest): string {
  const sums = Object.values(tables);
  const rows = sums.reduce((total, { rows: more }) => total + more, 0);
  return `${rows} rows in ${sums.length} tables and ${Object.keys(files).length} files of photos and videos`;
}
