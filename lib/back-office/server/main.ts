import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { startBackOffice } from './start.ts';

/** Unfinished requests are cut after this time, so that the whole stop takes less than the next one. */
const CUT_AFTER_MS = 5_000;
/** After this time the process exits without waiting for the stop. */
const EXIT_AFTER_MS = 8_000;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const settings = environment();
  const log = createLog('back-office', settings.LOG_LEVEL);
  const office = await startBackOffice(settings, (error) => log.error({ err: error }, 'A request failed'));

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    office.stop(CUT_AFTER_MS).then(
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

  process.stdout.write(`The back office answers at ${office.url}\n`);
  process.send?.({ type: 'ready', url: office.url });
}

run().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigurationError) fail(error.message);
  if (error.code === 'EADDRINUSE') fail('BACK_OFFICE_PORT: it is already in use. Set it to a free one.');
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    fail('BACK_OFFICE_HOST: this machine has no such address. Set it to 127.0.0.1 or 0.0.0.0.');
  }
  if (error.code === 'EACCES') fail('BACK_OFFICE_PORT: this user may not listen on it. Set it to one above 1023.');
  fail(`The back office could not start: ${error.stack ?? error.message}`);
});
