import {
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Environment } from '../env.ts';
import type { Exporter } from '../metrics/definition.ts';
import { type Span, type SpanFacts, type Tracer, traceWith } from './span.ts';

type SamplerSettings = Pick<Environment, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** The sampler of the standard settings (opentelemetry.io, SDK environment variables). */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: SamplerSettings): Sampler {
  const root = (kind: string): Sampler => {
    if (kind === 'always_on') return new AlwaysOnSampler();
    return kind === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
  };
  const prefix = 'parentbased_';
  return name.startsWith(prefix) ? new ParentBasedSampler({ root: root(name.slice(prefix.length)) }) : root(name);
}

interface TracingOptions {
  from: Exporter;
  sampler: Sampler;
  processor: SpanProcessor;
}

/**
 * Makes this process trace; returns what ends it, and sends what is left. The provider is not registered with the API of
 * OpenTelemetry: Next would otherwise add spans of its own, whose attributes have whole addresses.
 */
export function startTracing({ from, sampler, processor }: TracingOptions): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': `samay-${from}` });
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
  traceWith(tracerOf(provider.getTracer('samay')));
  return async () => {
    traceWith(undefined);
    await provider.shutdown();
  };
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** A span with that of OpenTelemetry behind it. */
class MadeSpan implements Span {
  readonly otel: OtelSpan;

  constructor(otel: OtelSpan) {
    this.otel = otel;
  }

  rename(name: string): void {
    this.otel.updateName(name);
  }

  add(attributes: Parameters<Span['add']>[0]): void {
    this.otel.setAttributes(attributes);
  }

  fail(type: string): void {
    this.otel.setStatus({ code: SpanStatusCode.ERROR });
    this.otel.setAttribute('error.type', type);
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.otel.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }
}

function tracerOf(tracer: ReturnType<TracerProvider['getTracer']>): Tracer {
  function begin(
    { name, kind, attributes }: SpanFacts,
    parent: Span | string | undefined,
    startTime?: number,
  ): MadeSpan {
    const options = {
      kind: KINDS[kind],
      ...(attributes && { attributes }),
      ...(startTime !== undefined && { startTime }),
    };
    return new MadeSpan(tracer.startSpan(name, options, contextOf(parent)));
  }
  return {
    begin: (facts, parent) => begin(facts, parent),
    end(span) {
      if (span instanceof MadeSpan) span.otel.end();
    },
    record(facts, parent, durationMs) {
      begin(facts, parent, Date.now() - durationMs).otel.end();
    },
  };
}

function contextOf(parent: Span | string | undefined) {
  if (parent instanceof MadeSpan) return trace.setSpan(ROOT_CONTEXT, parent.otel);
  const remote = typeof parent === 'string' ? readTraceparent(parent) : null;
  return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** W3C Trace Context, version 00: https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function readTraceparent(header: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
