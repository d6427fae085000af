import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { progressReporter } from '../catalogue/progress.ts';
import { staffSettings } from '../staff/staff-settings.ts';
import { runMaintenance } from './command.ts';
import { isOwnerCommand, runOwnerCommand } from './invite-owner.ts';
import { isMove, runMove } from './move/command.ts';

// The process of `npm run migrate`, `backup`, `restore`, and of `export`, `import` and `owner` of `npm run shop`.
try {
  const settings = environment();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings;
  const place = { dataDir, databaseUrl };
  const args = process.argv.slice(2);
  const onProgress = progressReporter(process.stdout, TERMINAL.print);
  const context = { place, now: Date.now, onProgress, ...staffSettings(settings), ...TERMINAL };
  process.exitCode = await commandOf(args[0])(args, context);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function commandOf(name: string | undefined) {
  if (isOwnerCommand(name)) return runOwnerCommand;
  return isMove(name) ? runMove : runMaintenance;
}
