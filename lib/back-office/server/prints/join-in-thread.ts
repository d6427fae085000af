import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Overloaded, Semaphore } from '#lib/shared/concurrency.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import type { JoinedPapers, MissingPaper, PrintedPaper } from './joined-pdf.ts';

/** What joining may take. Fifty labels of the shop take a tenth of a second. */
interface JoinLimits {
  withinMs: number;
  /** By how many bytes the memory of this process may grow. */
  growth: number;
}

const DEFAULTS: JoinLimits = { withinMs: 10_000, growth: 512 * MEGABYTE };
const LOOK_EVERY_MS = 50;
const turns = new Semaphore({ running: 1, waiting: 4, maximumWaitMs: 10_000 });

/**
 * Joins papers in a thread of its own, one document at a time. A courier's file may be broken or hostile: a few hundred
 * kilobytes can unpack to gigabytes. Null where it takes too long or too much memory, or others take too long before it.
 */
export function joinInThread(
  papers: readonly PrintedPaper[],
  missing: readonly MissingPaper[],
  limits: JoinLimits = DEFAULTS,
): Promise<JoinedPapers | null> {
  return turns
    .run(() => joinNow(papers, missing, limits))
    .catch((error: unknown) => {
      if (error instanceof Overloaded) return null;
      throw error;
    });
}

async function joinNow(
  papers: readonly PrintedPaper[],
  missing: readonly MissingPaper[],
  { withinMs, growth }: JoinLimits,
): Promise<JoinedPapers | null> {
  const over = new AbortController();
  let least = process.memoryUsage.rss();
  // Unpacked files lie outside of the heap that a thread can be limited to.
  const looks = setInterval(() => {
    const size = process.memoryUsage.rss();
    // What others give back meanwhile does not count for it.
    least = Math.min(least, size);
    if (size - least > growth) over.abort();
  }, LOOK_EVERY_MS);
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(withinMs)]);
  const worker = new Worker(new URL('./join-worker.ts', import.meta.url));
  try {
    const joined = once(worker, 'message', { signal });
    worker.postMessage({ papers, missing });
    const [result]: JoinedPapers[] = await joined;
    return result ?? null;
  } catch (error) {
    if (!signal.aborted) throw error;
    return null;
  } finally {
    clearInterval(looks);
    await worker.terminate();
  }
}
