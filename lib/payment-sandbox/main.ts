import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { startPaymentSandbox } from './start.ts';

/** After this time the process exits without waiting for the stop. */
const EXIT_AFTER_MS = 8_000;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const sandbox = await startPaymentSandbox(environment(), (error) =>
    log().error({ err: error }, 'A webhook could not be sent'),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log().error({ err: error }, 'The shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher has exited, and nothing else would stop this process.
  process.on('disconnect', stop);

  process.stdout.write(`The payment sandbox answers at ${sandbox.url}\n`);
  process.send?.({ type: 'ready', url: sandbox.url });
}

run().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigurationError) fail(error.message);
  if (error.code === 'EADDRINUSE') fail('PAYMENT_SANDBOX_PORT: it is already in use. Set it to a free one.');
  if (error.code === 'EACCES') fail('PAYMENT_SANDBOX_PORT: this user may not listen on it. Set it to one above 1023.');
  fail(`The payment sandbox could not start: ${error.stack ?? error.message}`);
});
