import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '#lib/shared/concurrency.ts';
import type { PrintedDocument } from './draw-document.ts';

interface PrinterLimits {
  /** Milliseconds until a file is there, the wait for its turn among them. */
  finishedWithinMs: number;
  /** How many documents wait while one is drawn. */
  waiting: number;
  /** How many files are kept in memory. */
  kept: number;
}

/** Less than the storefront waits; an invoice of a hundred lines takes about four seconds of a processor, which has others to serve. */
const LIMITS: PrinterLimits = { finishedWithinMs: 18_000, waiting: 8, kept: 32 };
const MEMORY = { maxOldGenerationSizeMb: 192 };

/** Draws documents as PDF files beside the event loop, one at a time: drawing takes the processor for up to seconds. */
export class Printer {
  readonly #limits: PrinterLimits;
  readonly #turns: Semaphore;
  readonly #stopped = new AbortController();
  /** Files by what stands on them, the one that was asked for last at the end. */
  readonly #files = new Map<string, Promise<Uint8Array>>();
  #worker: Worker | undefined;

  constructor(limits: Partial<PrinterLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#turns = new Semaphore({ running: 1, waiting: this.#limits.waiting });
  }

  /** The file of a document; null where too many wait already. Rejects where it cannot be drawn in time. */
  print(document: PrintedDocument): Promise<Uint8Array> | null {
    // The same document is the same file, also for those who ask while it is drawn.
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const known = this.#files.get(key);
    if (known) this.#files.delete(key);
    const file = known ?? this.#enqueue(key, document);
    if (!file) return null;
    this.#files.set(key, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > this.#limits.kept && oldest !== undefined) this.#files.delete(oldest);
    return file;
  }

  /** Ends the thread; what is being drawn is given up. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The retail API stops: no document is drawn any more.'));
    await this.#worker?.terminate();
  }

  #enqueue(key: string, document: PrintedDocument): Promise<Uint8Array> | null {
    const inTime = AbortSignal.any([AbortSignal.timeout(this.#limits.finishedWithinMs), this.#stopped.signal]);
    const file = this.#turns.tryRun(() => this.#draw(document, inTime));
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
      // It may draw on for long, or for ever: the next document has a new one.
      this.#worker = undefined;
      await worker.terminate();
      throw error;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    worker.on('error', () => {
      // Whoever waits for its file hears of it; between two files the next one has a new thread.
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
