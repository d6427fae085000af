import type { Kysely } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import { setGauge } from '#lib/shared/metrics/record.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import type { Database } from '../core/db/schema.ts';
import { freeBytesOf } from '../core/db/storage-watch.ts';
import type { Logger } from '../core/log.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { measureJobs } from '../jobs/measure-jobs.ts';
import { measureOutbox } from '../messages/measure-outbox.ts';
import { measureCouriers } from '../orders/couriers/courier-health.ts';

interface ApiMetrics {
  /** Also measures what the database knows, from now on. */
  watch(database: { db: Kysely<Database>; jobs: JobQueue | null } & Pick<OpenDatabase, 'connections'>): void;
  stop(): Promise<void>;
}

const NONE: ApiMetrics = { watch: () => undefined, stop: async () => undefined };

/**
 * Serves the metrics of the retail API where RETAIL_API_METRICS_PORT is set; to be called before the database is opened.
 * `now` returns epoch milliseconds. Throws ConfigurationError where the port cannot be used.
 */
export async function serveApiMetrics(settings: Environment, log: Logger, now: () => number): Promise<ApiMetrics> {
  const { RETAIL_API_METRICS_PORT: port, METRICS_HOST: host, DATA_DIR } = settings;
  if (port === undefined) return NONE;
  // Not loaded where it is not used: it takes time and memory.
  const { serveMetrics } = await import('#lib/shared/metrics/serve-metrics.ts');
  const served = await serveMetrics({
    from: 'retail-api',
    setting: 'RETAIL_API_METRICS_PORT',
    host,
    port,
    onError: (error) => log.warn({ err: error }, 'Some metrics could not be read'),
  });
  log.info({ url: served.url }, 'Metrics are served');
  served.beforeScrape(['storageFree'], async () => {
    const free = await freeBytesOf(DATA_DIR);
    if (free !== null) setGauge('storageFree', {}, free);
  });
  return {
    watch({ db, jobs, connections }) {
      served.beforeScrape(['outbox', 'outboxAge'], () => measureOutbox(db, now()));
      served.beforeScrape(['courierBookings'], () => measureCouriers(db, now()));
      if (jobs) served.beforeScrape(['jobs', 'jobsAge'], () => measureJobs(jobs, now()));
      if (!connections) return;
      served.beforeScrape(['connections'], () => {
        for (const [state, number] of Object.entries(connections())) setGauge('connections', { state }, number);
      });
    },
    stop: served.stop,
  };
}
