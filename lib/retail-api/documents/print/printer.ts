import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { withDeadline } from '#lib/shared/with-deadline.ts';
import type { PrintedDocument } from './draw-document.ts';

interface PrinterOptions {
  /** How long a request waits for its file in milliseconds, including the wait in the queue. */
  waitMs: number;
  /** The time limit for drawing in milliseconds, without the wait in the queue; a longer drawing is given up. */
  drawnWithinMs: number;
  /** How many documents may wait while one is drawn. */
  waiting: number;
  /** The number of files cached in memory. */
  maxCached: number;
  /** Called where a document is not drawn after so many milliseconds. */
  onLate: (kind: PrintedDocument['kind'], afterMs: number) => void;
}

/**
 * The wait is below the storefront's time limit; an invoice of a hundred lines takes about four seconds of a busy
 * processor.
 */
const DEFAULTS: PrinterOptions = {
  waitMs: 8_000,
  drawnWithinMs: MINUTE_MS,
  waiting: 8,
  maxCached: 32,
  onLate: () => undefined,
};
const MEMORY = { maxOldGenerationSizeMb: 192 };

/**
 * Draws documents as PDFs outside the event loop, one at a time, because drawing can take seconds of processor
 * time.
 */
export class Printer {
  readonly #options: PrinterOptions;
  readonly #semaphore: Semaphore;
  readonly #stopped = new AbortController();
  /** Files by the hash of their contents, the most recently requested last. */
  readonly #files = new Map<string, Promise<Uint8Array | null>>();
  #worker: Worker | undefined;

  constructor(options: Partial<PrinterOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#semaphore = new Semaphore({ running: 1, waiting: this.#options.waiting });
  }

  /**
   * The file of a document; null if too many already wait, or if it is not drawn in time. The drawing then continues,
   * so that the next request finds the file. Rejects if it cannot be drawn.
   */
  async print(document: PrintedDocument): Promise<Uint8Array | null> {
    // The same document is the same file, also for concurrent requests.
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const cached = this.#files.get(key);
    if (cached) this.#files.delete(key);
    const file = cached ?? this.#enqueue(key, document);
    if (!file) return null;
    this.#files.set(key, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > this.#options.maxCached && oldest !== undefined) this.#files.delete(oldest);
    const { waitMs } = this.#options;
    const bytes = await withDeadline(file, waitMs);
    if (!bytes) this.#options.onLate(document.kind, waitMs);
    return bytes;
  }

  /** Ends the thread; the current drawing is given up. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The retail API is stopping: no more documents are drawn.'));
    await this.#worker?.terminate();
  }

  #enqueue(key: string, document: PrintedDocument): Promise<Uint8Array | null> | null {
    const file = this.#semaphore.tryRun(() => this.#draw(document));
    const forget = () => this.#files.delete(key);
    file?.then((bytes) => bytes ?? forget(), forget);
    return file;
  }

  /** Draws a document; null if it takes too long. */
  async #draw(document: PrintedDocument): Promise<Uint8Array | null> {
    this.#stopped.signal.throwIfAborted();
    const { drawnWithinMs, onLate } = this.#options;
    const tooLate = AbortSignal.timeout(drawnWithinMs);
    const signal = AbortSignal.any([tooLate, this.#stopped.signal]);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const drawn = once(worker, 'message', { signal });
      worker.postMessage(document);
      const [file]: Uint8Array[] = await drawn;
      if (!file) throw new Error('The thread that draws documents returned no file.');
      return file;
    } catch (error) {
      // The thread may never end, so the next document gets a new one.
      this.#worker = undefined;
      await worker.terminate();
      if (!tooLate.aborted || this.#stopped.signal.aborted) throw error;
      onLate(document.kind, drawnWithinMs);
      return null;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    worker.on('error', () => {
      // A waiting caller gets the error; between two files the next one gets a new thread.
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
