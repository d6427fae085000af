import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a render wants the front to do with its response. A page of the App Router can set neither a status nor a
 * header, so it records directives here; the front, which runs Next in its own process, reads them when the
 * response is complete.
 */
export interface ResponseDirectives {
  /** Surrogate keys, e.g. `product:1801AV01`, `list:watches/men`, `menu`. */
  tags: Set<string>;
  /** The status to send instead of 200, e.g. 503 where the retail API was unreachable. */
  status?: number;
  retryAfterSeconds?: number;
  /**
   * A part was not available and was left out: the response is sent to its visitor, but not cached for others.
   */
  degraded?: boolean;
  /** The time, in epoch milliseconds, from which the content is no longer true. */
  validUntil?: number;
  /** The retail API no longer knows the customer of the request: the browser's sign-in cookies are removed. */
  signedOut?: boolean;
}

// Turbopack compiles several copies of a module into one server; the global symbol makes them share one
// storage.
const KEY = Symbol.for('samay.response-directives');
const registry = globalThis as unknown as Record<symbol, AsyncLocalStorage<ResponseDirectives> | undefined>;

function storage(): AsyncLocalStorage<ResponseDirectives> {
  registry[KEY] ??= new AsyncLocalStorage<ResponseDirectives>();
  return registry[KEY];
}

/** Runs `work` so that directives recorded anywhere in it are added to `directives`. */
export function collectDirectives<Value>(directives: ResponseDirectives, work: () => Value): Value {
  return storage().run(directives, work);
}

/** Adds surrogate keys to the response being rendered; no effect outside a request. */
export function addSurrogateKeys(...tags: string[]): void {
  const directives = storage().getStore();
  for (const tag of tags) directives?.tags.add(tag);
}

/** Makes the response being rendered HTTP 503: the page says that the store cannot be reached. */
export function markUnavailable(retryAfterSeconds = 5): void {
  const directives = storage().getStore();
  if (!directives) return;
  directives.status = 503;
  directives.retryAfterSeconds = retryAfterSeconds;
}

/**
 * Marks the response being rendered as not cacheable: a part was not available, or its content is stale
 * immediately.
 */
export function markDegraded(): void {
  const directives = storage().getStore();
  if (directives) directives.degraded = true;
}

/** Limits how long the response being rendered is cached: no longer than to `at` in epoch milliseconds. */
export function markValidUntil(at: number): void {
  const directives = storage().getStore();
  if (directives) directives.validUntil = Math.min(directives.validUntil ?? at, at);
}

/**
 * Makes the response being rendered HTTP 404. Unlike Next's `notFound()`, whose HTML is empty until scripts run,
 * the page itself says what is missing.
 */
export function markNotFound(): void {
  const directives = storage().getStore();
  if (directives) directives.status = 404;
}

/** Signs the shopper out with the response being rendered; no effect once its head has been sent. */
export function markSignedOut(): void {
  const directives = storage().getStore();
  if (directives) directives.signedOut = true;
}
