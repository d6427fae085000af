import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorCode } from '#lib/shared/error-code.ts';
import { SingleFlight } from '../concurrency.ts';
import { ConfigurationError } from '../env.ts';
import { localUrl } from '../loopback.ts';
import type { Exporter } from './definition.ts';
import { METRICS, type MetricKey } from './definitions.ts';
import { keepMetrics, type Recorder } from './record.ts';

interface ServeOptions {
  from: Exporter;
  /** The setting that names the port, for the message where it cannot be used. */
  setting: 'METRICS_PORT' | 'RETAIL_API_METRICS_PORT';
  host: string;
  /** 0 picks a free one. */
  port: number;
  onError: (error: unknown) => void;
}

interface ServedMetrics {
  /** Base address, without a trailing slash. */
  url: string;
  /** Sets gauges each time Prometheus asks; one that fails or is late leaves its gauges out of that answer. */
  beforeScrape(gauges: readonly MetricKey[], read: () => Promise<void> | void): void;
  stop(): Promise<void>;
}

/** Less than the ten seconds after which Prometheus gives up, and then would say that the process is down. */
const READ_WITHIN_MS = 2_000;

/**
 * Makes this process keep metrics, and serves them at `/metrics` on a port of their own. Throws ConfigurationError where
 * that port cannot be used.
 */
export async function serveMetrics({ from, setting, host, port, onError }: ServeOptions): Promise<ServedMetrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const kept = makeMetrics(registry, from);
  const readers: { gauges: readonly MetricKey[]; read: () => Promise<void> | void }[] = [];

  async function refresh({ gauges, read }: (typeof readers)[number]): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The values of metrics were not read in time')), READ_WITHIN_MS);
    // A value of before would look like one of now.
    for (const key of gauges) forget(key, kept);
    try {
      await Promise.race([read(), late]);
    } catch (error) {
      for (const key of gauges) forget(key, kept);
      onError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const scrapes = new SingleFlight<string>();

  async function scrape(): Promise<string> {
    await Promise.all(readers.map(refresh));
    return registry.metrics();
  }

  async function answer(response: ServerResponse): Promise<void> {
    // A scrape that comes while another is answered shares its text: it would empty the gauges of the other one.
    const text = await scrapes.share('metrics', scrape);
    response.setHeader('Content-Type', registry.contentType);
    response.end(text);
  }

  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    answer(response).catch((error: unknown) => {
      onError(error);
      response.writeHead(500).end();
    });
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = errorCode(error);
    throw new ConfigurationError(`${setting}: metrics cannot be served at ${host}:${port} (${code}). Set a free port.`);
  }
  keepMetrics(recorderOf(kept));
  return {
    url: localUrl(host, (server.address() as AddressInfo).port),
    beforeScrape: (gauges, read) => void readers.push({ gauges, read }),
    stop: () =>
      new Promise((resolve) => {
        keepMetrics(undefined);
        registry.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Kept = Counter | Gauge | Histogram;

function makeMetrics(registry: Registry, from: Exporter): Map<MetricKey, Kept> {
  const kept = new Map<MetricKey, Kept>();
  for (const key of Object.keys(METRICS) as MetricKey[]) {
    const definition = METRICS[key];
    if (definition.from !== from) continue;
    const { name, help } = definition;
    const common = { name, help, labelNames: [...definition.labels], registers: [registry] };
    if (definition.kind === 'counter') kept.set(key, new Counter(common));
    else if (definition.kind === 'gauge') kept.set(key, new Gauge(common));
    else kept.set(key, new Histogram({ ...common, buckets: [...definition.buckets] }));
  }
  return kept;
}

/** Records in the metrics of this process; those of the other one are not there. */
function recorderOf(kept: ReadonlyMap<MetricKey, Kept>): Recorder {
  return {
    count(key, labels, by) {
      const metric = kept.get(key);
      if (metric instanceof Counter) metric.inc(labels, by);
    },
    observe(key, labels, value) {
      const metric = kept.get(key);
      if (metric instanceof Histogram) metric.observe(labels, value);
    },
    set(key, labels, value) {
      const metric = kept.get(key);
      if (metric instanceof Gauge) metric.set(labels, value);
    },
  };
}

function forget(key: MetricKey, kept: ReadonlyMap<MetricKey, Kept>): void {
  const metric = kept.get(key);
  if (!(metric instanceof Gauge)) return;
  metric.reset();
  // Without labels a reset gauge is 0, which would be a value.
  if (METRICS[key].labels.length === 0) metric.remove();
}
