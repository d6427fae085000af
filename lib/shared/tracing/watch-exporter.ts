import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { OutageWatch } from '../watch-outage.ts';

/** An exporter whose results a watch is told of: by itself it tells them to nobody. */
export function watchExporter(exporter: SpanExporter, watch: OutageWatch): SpanExporter {
  return {
    export(spans, onResult) {
      exporter.export(spans, (result) => {
        if (result.error) watch.failed(result.error);
        else watch.worked();
        onResult(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
