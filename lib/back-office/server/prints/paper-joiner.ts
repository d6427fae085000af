import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Overloaded, Semaphore } from '#lib/shared/concurrency.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import type { JoinedPapers, JoinMessage, JoinRequest, MissingPaper, PrintedPaper } from './joined-pdf.ts';

/** What joining may take. Fifty labels of the shop take a tenth of a second. */
interface PaperJoinerOptions {
  /** One paper, or the writing of all, in milliseconds. */
  paperWithinMs: number;
  /** All of a document, in milliseconds. */
  withinMs: number;
  /** By how many bytes the memory of this process may grow while one paper is read. */
  growth: number;
}

const LOOK_EVERY_MS = 50;
/** After so many papers that end the thread, the document is given up. */
const MAX_ENDED = 3;

/**
 * Joins papers in a thread of its own, one document at a time. The files come from couriers, too: a small one can hold
 * gigabytes or pages without end, and must not stop the back office or the papers of other orders.
 */
export class PaperJoiner {
  readonly #limits: PaperJoinerOptions;
  readonly #semaphore = new Semaphore({ running: 1, waiting: 4, maximumWaitMs: 10_000 });

  constructor(limits: Partial<PaperJoinerOptions> = {}) {
    this.#limits = { paperWithinMs: 10_000, withinMs: 30_000, growth: 512 * MEGABYTE, ...limits };
  }

  /** One document of all papers, as `joinPapers` makes it; null where it, or others before it, take too long. */
  async join(papers: readonly PrintedPaper[], missing: readonly MissingPaper[]): Promise<JoinedPapers | null> {
    return this.#semaphore
      .run(() => this.#joinRest(papers, missing))
      .catch((error: unknown) => {
        if (error instanceof Overloaded) return null;
        throw error;
      });
  }

  /** Begins again without a paper that ended the thread. */
  async #joinRest(papers: readonly PrintedPaper[], missing: readonly MissingPaper[]): Promise<JoinedPapers | null> {
    const rest = [...papers];
    const all = [...missing];
    const signal = AbortSignal.timeout(this.#limits.withinMs);
    for (let ended = 0; ended < MAX_ENDED; ended++) {
      const result = await this.#tryJoin({ papers: rest, missing: all }, signal);
      if (result === null) return null;
      if ('joined' in result) return result.joined;
      const [{ number } = { number: '' }] = rest.splice(result.at, 1);
      all.push({ number, reason: 'its file cannot be read' });
    }
    const left = rest.map(({ number }) => ({ number, reason: 'too many files cannot be read; print it alone' }));
    return { content: null, missing: [...all, ...left] };
  }

  /**
   * The joined document, or the place of the paper whose reading took too long or too much memory; null where `signal` ended it.
   * Rejects where the document cannot be written.
   */
  async #tryJoin(request: JoinRequest, signal: AbortSignal): Promise<JoinMessage | null> {
    const worker = new Worker(new URL('./join-worker.ts', import.meta.url));
    const over = new AbortController();
    const watch = new PaperWatch(this.#limits, () => over.abort());
    let reading = request.papers.length;
    try {
      worker.postMessage(request);
      const messages = on(worker, 'message', { signal: AbortSignal.any([over.signal, signal]), close: ['exit'] });
      for await (const [message] of messages) {
        const received: JoinMessage = message;
        if ('joined' in received) return received;
        reading = received.at;
        watch.begin();
      }
      throw new Error('The thread that joins papers ended without a document.');
    } catch (error) {
      if (signal.aborted) return null;
      if (reading >= request.papers.length) throw error;
      return { at: reading };
    } finally {
      watch.end();
      await worker.terminate();
    }
  }
}

/** Looks at the time and the memory that the reading of a paper takes. */
class PaperWatch {
  readonly #looks: NodeJS.Timeout;
  #began = performance.now();
  #least = process.memoryUsage.rss();

  constructor({ paperWithinMs, growth }: PaperJoinerOptions, onOver: () => void) {
    // Unpacked files lie outside of the heap that a thread can be limited to.
    this.#looks = setInterval(() => {
      const size = process.memoryUsage.rss();
      // What others give back meanwhile does not count for it.
      this.#least = Math.min(this.#least, size);
      if (size - this.#least > growth || performance.now() - this.#began > paperWithinMs) onOver();
    }, LOOK_EVERY_MS);
  }

  /** The next paper is read. */
  begin(): void {
    this.#began = performance.now();
    this.#least = process.memoryUsage.rss();
  }

  end(): void {
    clearInterval(this.#looks);
  }
}
