import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { progressReporter } from '../catalogue/progress.ts';
import { runMaintenance } from './command.ts';
import { isMove, runMove } from './move/command.ts';

// The process of `npm run migrate`, `backup`, `restore`, and of `export` and `import` of `npm run shop`.
try {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment();
  const place = { dataDir, databaseUrl };
  const args = process.argv.slice(2);
  const run = isMove(args[0]) ? runMove : runMaintenance;
  const onProgress = progressReporter(process.stdout, TERMINAL.print);
  process.exitCode = await run(args, { place, now: Date.now, onProgress, ...TERMINAL });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
