import { AsyncLocalStorage } from 'node:async_hooks';
import { replaceSingleton, singleton } from '../singleton.ts';

/** Attributes of a span. None may hold a value of a person, an address with its query, or a value of a statement. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanFacts {
  /** Few different ones: of a route's class, a call, a statement. */
  name: string;
  /** `server`: it answers a request; `client`: it waits for another process; `internal`: neither. */
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
}

/** A part of the work for a request, while it is done. */
export interface Span {
  /** Names it, once that is known. */
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Marks it as failed; `type` names the kind of error, never its message. */
  fail(type: string): void;
  /** The header by which the next process goes on with the trace (W3C Trace Context). */
  readonly traceparent: string;
}

/** What makes spans; only `startTracing` makes one. Times are milliseconds on the clock of `performance`. */
export interface Tracer {
  /** `parent`: the span around it, or the `traceparent` that came with a request; without one a trace begins. */
  begin(facts: SpanFacts, parent: Span | string | undefined): Span;
  end(span: Span): void;
  /** Records work that is done already. */
  record(facts: SpanFacts, parent: Span, durationMs: number): void;
}

const NAME = 'tracer';
const tracer = () => singleton<Tracer | null>(NAME, () => null);
const active = () => singleton('active-span', () => new AsyncLocalStorage<Span>());

/** Makes this process trace; undefined ends it. */
export function traceWith(used: Tracer | undefined): void {
  replaceSingleton<Tracer | null>(NAME, used);
}

/** Whether this process traces: what costs more than a call of this module asks first. */
export function isTracing(): boolean {
  return tracer() !== null;
}

const NO_SPAN: Span = { rename: () => undefined, add: () => undefined, fail: () => undefined, traceparent: '' };

/**
 * Does work as a span, below the one around it. A rejection marks it as failed. `traceparent`: of the request that it
 * answers, in place of the span around it.
 */
export async function traced<Result>(
  facts: SpanFacts,
  work: (span: Span) => Promise<Result>,
  traceparent?: string,
): Promise<Result> {
  const used = tracer();
  if (used === null) return work(NO_SPAN);
  const span = used.begin(facts, traceparent ?? active().getStore());
  try {
    return await active().run(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    used.end(span);
  }
}

/** Records work that has just ended as a span below the one around it; nothing outside of a request. */
export function recordSpan(facts: SpanFacts, durationMs: number): void {
  const used = tracer();
  const parent = used && active().getStore();
  if (used && parent) used.record(facts, parent, durationMs);
}

/** The headers by which the process that is asked goes on with the trace; none where there is no trace. */
export function traceHeaders(span: Span): Record<string, string> {
  return span.traceparent === '' ? {} : { traceparent: span.traceparent };
}
