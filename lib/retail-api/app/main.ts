import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { progressReporter } from '../catalogue/progress.ts';
import { staffSettings } from '../staff/staff-settings.ts';
import type { TrialOwner } from '../staff/trial-owner.ts';
import { startRetailApi } from './start.ts';

/** Time limit for a graceful stop. */
const EXIT_AFTER_MS = 8_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function ownerLine({ email, password }: TrialOwner, backOfficeUrl: string): string {
  return `The back office, ${backOfficeUrl}, has an owner: sign in as ${email} with the password ${password} (shown only now)`;
}

async function run(): Promise<void> {
  const settings = environment();
  const log = createLog('retail-api', settings.LOG_LEVEL);
  const onProgress = progressReporter(process.stdout, print);
  const api = await startRetailApi({ settings, log, onProgress });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    api.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher is gone, so nobody else could stop this process.
  process.on('disconnect', stop);

  print(`The retail API answers at ${api.url}`);
  if (api.trialOwner) print(ownerLine(api.trialOwner, staffSettings(settings).backOfficeUrl));
  if (api.ownerLink !== null)
    print(`Nobody works in the shop yet. Its owner begins at ${api.ownerLink} (once, within three days)`);
  process.send?.({ type: 'ready', url: api.url });
}

run().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigurationError) fail(error.message);
  if (error.code === 'EADDRINUSE') fail('RETAIL_API_PORT: it is already in use. Set it to a free one.');
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    fail('RETAIL_API_HOST: this machine has no such address. Set it to 127.0.0.1 or 0.0.0.0.');
  }
  if (error.code === 'EACCES') fail('RETAIL_API_PORT: this user may not listen on it. Set it to one above 1023.');
  fail(`The retail API could not start: ${error.stack ?? error.message}`);
});
