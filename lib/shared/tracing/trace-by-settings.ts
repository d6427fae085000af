import type { Environment } from '../env.ts';
import type { Exporter } from '../metrics/definition.ts';
import { watchOutage } from '../watch-outage.ts';
import { withDeadline } from '../with-deadline.ts';

type TracingSettings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TIMEOUT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** A process that stops waits no longer for a collector, because its own supervisor waits some ten seconds for it. */
const LAST_TRACES_MS = 1_000;

/**
 * Makes this process trace and send its traces by OTLP over HTTP where OTEL_EXPORTER_OTLP_ENDPOINT is set. Returns what ends it
 * and sends what is left: it never rejects, and takes a second at most. `onAway` is called once for each time that the collector
 * cannot be reached. The exporter reads the other standard settings itself, such as OTEL_EXPORTER_OTLP_HEADERS.
 */
export async function traceBySettings(
  from: Exporter,
  settings: TracingSettings,
  onAway: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined;
  // Not loaded where it is not used: it takes time and memory.
  const [{ samplerOf, startTracing }, { watchExporter }, { BatchSpanProcessor }, { OTLPTraceExporter }] =
    await Promise.all([
      import('./start-tracing.ts'),
      import('./watch-exporter.ts'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
    ]);
  const watch = watchOutage(onAway);
  const sender = new OTLPTraceExporter({ timeoutMillis: settings.OTEL_EXPORTER_OTLP_TIMEOUT });
  const processor = new BatchSpanProcessor({ exporter: watchExporter(sender, watch) });
  const end = startTracing({ from, sampler: samplerOf(settings), processor });
  return async () => {
    const ended = end().then(() => 'sent', watch.failed);
    if ((await withDeadline(ended, LAST_TRACES_MS)) === null)
      watch.failed(new Error('The last traces were not sent in time.'));
  };
}
