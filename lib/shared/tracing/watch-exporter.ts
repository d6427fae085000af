import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Whether traces can be sent, told once for each outage. */
export interface SendingWatch {
  failed(error: unknown): void;
  sent(): void;
}

/** Calls `onAway` for the first failure since traces were sent the last time. */
export function watchSending(onAway: (error: unknown) => void): SendingWatch {
  let isAway = false;
  return {
    failed(error) {
      if (!isAway) onAway(error);
      isAway = true;
    },
    sent() {
      isAway = false;
    },
  };
}

/** An exporter whose results a watch is told of: by itself it tells them to nobody. */
export function watchExporter(exporter: SpanExporter, watch: SendingWatch): SpanExporter {
  return {
    export(spans, onResult) {
      exporter.export(spans, (result) => {
        if (result.error) watch.failed(result.error);
        else watch.sent();
        onResult(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
