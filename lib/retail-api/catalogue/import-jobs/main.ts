import { environment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import { openImageBucket } from '../images/image-bucket.ts';
import { setImageBucket } from '../images/image-files.ts';
import { importsFolder } from './import-folder.ts';
import { runImportJob } from './run-import-job.ts';

// The process of an import of the back office, begun by the retail API: its arguments are the import and the name that it was claimed by.
const [id = '', worker = ''] = process.argv.slice(2);
const settings = environment();
const log = createLog('retail-api', settings.LOG_LEVEL);
const onError = (error: unknown) => log.error({ err: error }, 'An import failed');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
// The retail API has exited, and nothing else would stop this process.
process.once('disconnect', () => stopping.abort());

setImageBucket(await openImageBucket(settings, onError));
const { db, close } = await openDatabase({
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
  beside: true,
});
try {
  await runImportJob(id, worker, {
    db,
    dataDir: settings.DATA_DIR,
    importsDir: importsFolder(settings.DATA_DIR),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    now: Date.now,
    signal: stopping.signal,
    onError,
  });
} finally {
  await close();
}
process.disconnect?.();
