import type { Environment } from '../env.ts';
import type { Exporter } from '../metrics/definition.ts';

type TracingSettings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/**
 * Makes this process trace and send its traces by OTLP over HTTP where OTEL_EXPORTER_OTLP_ENDPOINT is set; returns what ends it
 * and sends what is left. The exporter reads the other standard settings itself, such as OTEL_EXPORTER_OTLP_HEADERS.
 */
export async function traceBySettings(from: Exporter, settings: TracingSettings): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined;
  // Not loaded where it is not used: it takes time and memory.
  const [{ samplerOf, startTracing }, { BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('./start-tracing.ts'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  return startTracing({ from, sampler: samplerOf(settings), processor });
}
