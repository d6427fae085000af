import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '#lib/shared/concurrency.ts';
import type { PrintedDocument } from './draw-document.ts';

interface PrinterLimits {
  /** The time limit for a file in milliseconds, including the wait in the queue. */
  finishedWithinMs: number;
  /** How many documents may wait while one is drawn. */
  waiting: number;
  /** The number of files cached in memory. */
  kept: number;
}

/**
 * The time limit is below the storefront's own; an invoice of a hundred lines takes about four seconds of a busy
 * processor.
 */
const LIMITS: PrinterLimits = { finishedWithinMs: 18_000, waiting: 8, kept: 32 };
const MEMORY = { maxOldGenerationSizeMb: 192 };

/**
 * Draws documents as PDFs outside the event loop, one at a time, because drawing can take seconds of processor
 * time.
 */
export class Printer {
  readonly #limits: PrinterLimits;
  readonly #semaphore: Semaphore;
  readonly #stopped = new AbortController();
  /** Files by the hash of their contents, the most recently requested last. */
  readonly #files = new Map<string, Promise<Uint8Array>>();
  #worker: Worker | undefined;

  constructor(limits: Partial<PrinterLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#semaphore = new Semaphore({ running: 1, waiting: this.#limits.waiting });
  }

  /** The file of a document; null if too many already wait. Rejects if it cannot be drawn in time. */
  print(document: PrintedDocument): Promise<Uint8Array> | null {
    // The same document is the same file, also for concurrent requests.
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const cached = this.#files.get(key);
    if (cached) this.#files.delete(key);
    const file = cached ?? this.#enqueue(key, document);
    if (!file) return null;
    this.#files.set(key, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > this.#limits.kept && oldest !== undefined) this.#files.delete(oldest);
    return file;
  }

  /** Ends the thread; the current drawing is given up. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The retail API stops: no document is drawn any more.'));
    await this.#worker?.terminate();
  }

  #enqueue(key: string, document: PrintedDocument): Promise<Uint8Array> | null {
    const inTime = AbortSignal.any([AbortSignal.timeout(this.#limits.finishedWithinMs), this.#stopped.signal]);
    const file = this.#semaphore.tryRun(() => this.#draw(document, inTime));
    file?.catch(() => this.#files.delete(key));
    return file;
  }

  async #draw(document: PrintedDocument, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const drawn = once(worker, 'message', { signal });
      worker.postMessage(document);
      const [file]: Uint8Array[] = await drawn;
      if (!file) throw new Error('The thread that draws documents sent no file.');
      return file;
    } catch (error) {
      // The thread may take very long, or never end, so the next document gets a new one.
      this.#worker = undefined;
      await worker.terminate();
      throw error;
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
