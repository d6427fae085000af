import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a render wants the front to do with its answer. A page of the App Router can set neither a status nor a header,
 * so it leaves notes here; the front, which runs Next in its own process, reads them when the answer is complete.
 */
export interface ResponseDirectives {
  /** Surrogate keys, e.g. `product:1801AV01`, `list:watches/men`, `menu`. */
  tags: Set<string>;
  /** Status to send in place of 200, e.g. 503 where the retail API was unreachable. */
  status?: number;
  retryAfterSeconds?: number;
  /** Something could not be had and was left out: good for who asked, not for those who come later. */
  degraded?: boolean;
}

// Turbopack compiles several copies of a module into one server; the registry symbol makes them share one store.
const KEY = Symbol.for('samay.response-notes');
const registry = globalThis as unknown as Record<symbol, AsyncLocalStorage<ResponseDirectives> | undefined>;

function storage(): AsyncLocalStorage<ResponseDirectives> {
  registry[KEY] ??= new AsyncLocalStorage<ResponseDirectives>();
  return registry[KEY];
}

/** Runs `work` so that notes left anywhere below it land in `notes`. */
export function collectDirectives<Value>(notes: ResponseDirectives, work: () => Value): Value {
  return storage().run(notes, work);
}

/** Adds surrogate keys to the answer being rendered; nothing happens outside a request. */
export function addSurrogateKeys(...tags: string[]): void {
  const notes = storage().getStore();
  for (const tag of tags) notes?.tags.add(tag);
}

/** Marks the answer being rendered as 503: the page says that the store cannot be reached. */
export function markUnavailable(retryAfterSeconds = 5): void {
  const notes = storage().getStore();
  if (!notes) return;
  notes.status = 503;
  notes.retryAfterSeconds = retryAfterSeconds;
}

/** Marks the answer being rendered as one that nobody is to keep: it lacks a part that could not be had, or ages at once. */
export function markDegraded(): void {
  const notes = storage().getStore();
  if (notes) notes.degraded = true;
}

/**
 * Gives the answer being rendered status 404. Unlike Next's `notFound()`, whose HTML is empty until scripts run, the
 * page itself says what is missing.
 */
export function markNotFound(): void {
  const notes = storage().getStore();
  if (notes) notes.status = 404;
}
