import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { openImageBucket } from '../images/image-bucket.ts';
import { setImageBucket } from '../images/image-files.ts';
import { progressReporter } from '../progress.ts';
import { runCatalogueCommand } from './command.ts';

// The process of `npm run catalogue`: photos are decoded here, outside the retail API.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const settings = environment();
  const onBucketAway = (error: unknown) => TERMINAL.print(String(error));
  setImageBucket(await openImageBucket(settings, onBucketAway));
  process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
    settings,
    now: Date.now,
    ...TERMINAL,
    onProgress: progressReporter(process.stdout, TERMINAL.print),
    signal: stopping.signal,
  });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
