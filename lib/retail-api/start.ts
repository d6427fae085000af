import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { createApi } from './app.ts';
import type { ApiContext } from './call-handler.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { Progress } from './catalogue/progress.ts';
import { openDatabase } from './db/open-database.ts';
import { withFaults } from './faults.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Logger } from './log.ts';
import { purgeFromSettings } from './purge-storefront.ts';
import { jwtSecret } from './secrets.ts';
import { serve } from './serve.ts';
import { writeSiteOptions } from './site-options.ts';

interface RunningApi {
  /** Address without a trailing slash. */
  url: string;
  /** Ends it without losing what was accepted; at most about 7 seconds. */
  stop(): Promise<void>;
}

export interface StartOptions {
  settings: Environment;
  log: Logger;
  onProgress: (progress: Progress) => void;
}

/** Requests that are not finished by then are cut, so that the whole stop stays below 8 seconds. */
const CUT_AFTER_MS = 5_000;

/** Opens the store, imports the catalogue where that is due, and listens. Throws ConfigurationError for wrong settings. */
export async function startRetailApi({ settings, log, onProgress }: StartOptions): Promise<RunningApi> {
  if (settings.FAULTS && settings.NODE_ENV === 'production') {
    throw new ConfigurationError('FAULTS: must be off where NODE_ENV is production.');
  }
  const now = Date.now;
  const secret = jwtSecret(settings);
  const purge = purgeFromSettings(settings, log, now);
  const onError = (error: unknown) => log.error({ err: error }, 'Work in the background failed');
  const { db, close } = await openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    onIdleError: onError,
  });
  await writeSiteOptions(db, settings);
  const catalogue = await openCatalogue({
    db,
    dataDir: settings.DATA_DIR,
    now,
    onProgress,
    onChanged: (tags) => void purge(tags),
    onError,
  });
  const context: ApiContext = { db, catalogue: catalogue.index, now, secret };
  const api = createApi(context, { log, dataDir: settings.DATA_DIR });
  const served = await serve(settings.FAULTS ? withFaults(api) : api, {
    host: settings.RETAIL_API_HOST,
    port: settings.RETAIL_API_PORT,
  });
  const endHousekeeping = startHousekeeping(db, now, onError);
  return {
    url: served.url,
    async stop() {
      endHousekeeping();
      await served.stop(CUT_AFTER_MS);
      await catalogue.close();
      await close();
    },
  };
}
