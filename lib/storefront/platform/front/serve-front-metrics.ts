import type { Environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { setGauge } from '#lib/shared/metrics/record.ts';

/** What the front knows of its own load. */
export interface FrontLoad {
  renders: { running: number; waiting: number };
  pageCacheBytes: number;
}

interface FrontMetrics {
  /** Also measures the load of the front, from now on. */
  watch(load: () => FrontLoad): void;
  stop(): Promise<void>;
}

const NONE: FrontMetrics = { watch: () => undefined, stop: async () => undefined };

/** Serves the metrics of the storefront where METRICS_PORT is set. Throws ConfigurationError where the port cannot be used. */
export async function serveFrontMetrics(
  settings: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>,
): Promise<FrontMetrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  if (port === undefined) return NONE;
  // Not loaded where it is not used: it takes time and memory.
  const { serveMetrics } = await import('#lib/shared/metrics/serve-metrics.ts');
  const onError = (error: unknown) => log().warn({ err: error }, 'Some metrics could not be read');
  const served = await serveMetrics({ from: 'storefront', setting: 'METRICS_PORT', host, port, onError });
  log().info({ url: served.url }, 'Metrics are served');
  return {
    watch(load) {
      served.beforeScrape(['renders', 'pageCacheBytes'], () => {
        const { renders, pageCacheBytes } = load();
        setGauge('renders', { state: 'running' }, renders.running);
        setGauge('renders', { state: 'waiting' }, renders.waiting);
        setGauge('pageCacheBytes', {}, pageCacheBytes);
      });
    },
    stop: served.stop,
  };
}
