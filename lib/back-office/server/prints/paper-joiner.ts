import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '#lib/shared/concurrency.ts';
import type { JoinedPapers, JoinMessage, JoinRequest, MissingPaper, PrintedPaper } from './joined-pdf.ts';

interface PaperJoinerOptions {
  /** How long one paper, or the writing of all, may take, in milliseconds. */
  paperWithinMs: number;
}

const MEMORY = { maxOldGenerationSizeMb: 256 };
const WAITING = 8;
/** After so many papers that end the thread, the document is given up. */
const MAX_ENDED = 3;

/**
 * Joins papers in a thread of its own, one document at a time. The files come from couriers, too: a small one can hold
 * gigabytes or pages without end, and must not stop the back office or the papers of other orders.
 */
export class PaperJoiner {
  readonly #paperWithinMs: number;
  readonly #semaphore = new Semaphore({ running: 1, waiting: WAITING });

  constructor({ paperWithinMs = 10_000 }: Partial<PaperJoinerOptions> = {}) {
    this.#paperWithinMs = paperWithinMs;
  }

  /** One document of all papers, as `joinPapers` makes it; null where too many documents wait. */
  async join(papers: readonly PrintedPaper[], missing: readonly MissingPaper[]): Promise<JoinedPapers | null> {
    return this.#semaphore.tryRun(() => this.#joinRest(papers, missing));
  }

  /** Begins again without a paper that ended the thread. */
  async #joinRest(papers: readonly PrintedPaper[], missing: readonly MissingPaper[]): Promise<JoinedPapers> {
    const rest = [...papers];
    const all = [...missing];
    for (let ended = 0; ended < MAX_ENDED; ended++) {
      const result = await this.#tryJoin({ papers: rest, missing: all });
      if ('joined' in result) return result.joined;
      const [{ number } = { number: '' }] = rest.splice(result.at, 1);
      all.push({ number, reason: 'its file cannot be read' });
    }
    const left = rest.map(({ number }) => ({ number, reason: 'too many files cannot be read; print it alone' }));
    return { content: null, missing: [...all, ...left] };
  }

  /** The joined document, or the place of the paper whose reading did not end. Rejects where it cannot be written. */
  async #tryJoin(request: JoinRequest): Promise<JoinMessage> {
    const worker = new Worker(new URL('./join-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let reading = request.papers.length;
    try {
      worker.postMessage(request);
      for await (const [message] of on(worker, 'message', { signal: late.signal, close: ['exit'] })) {
        const told: JoinMessage = message;
        if ('joined' in told) return told;
        reading = told.at;
        clearTimeout(timer);
        timer = setTimeout(() => late.abort(), this.#paperWithinMs);
      }
      throw new Error('The thread that joins papers ended without a document.');
    } catch (error) {
      if (reading >= request.papers.length) throw error;
      return { at: reading };
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}
