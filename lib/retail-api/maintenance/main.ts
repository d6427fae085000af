import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { runMaintenance } from './command.ts';

// The process of `npm run migrate`, `backup` and `restore`.
try {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment();
  const place = { dataDir, databaseUrl };
  process.exitCode = await runMaintenance(process.argv.slice(2), { place, now: Date.now, ...TERMINAL });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
