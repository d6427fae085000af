import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { STORAGE_FULL } from '#lib/contract/vocabulary.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';

const ANSWER_TIMEOUT_MS = 800;
const POLL_INTERVAL_MS = 100;
/** Half a minute, or longer where the retail API responds slowly. */
const MAX_POLLS = 300;
const MAX_ANSWER_BYTES = 1000;

const storageFull = z.object({ status: z.literal(STORAGE_FULL) });

export interface ReadinessOptions {
  retailApiUrl: string;
  isStopping: () => boolean;
  /** The timeout for the retail API in milliseconds; 800 by default. */
  answerTimeoutMs?: number;
}

/**
 * Whether the storefront is ready for visitors: it is not stopping, and its retail API reports that it is ready, or that only
 * its disk is full.
 */
export async function isReady({
  retailApiUrl,
  isStopping,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
}: ReadinessOptions): Promise<boolean> {
  if (isStopping()) return false;
  try {
    const reply = await fetch(`${retailApiUrl.replace(/\/+$/, '')}/readyz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return (reply.ok ? await ignored(reply) : await readsGoOn(reply)) && !isStopping();
  } catch {
    // A retail API that does not respond is not ready, whatever the reason.
    return false;
  }
}

async function ignored(reply: Response): Promise<true> {
  await reply.body?.cancel();
  return true;
}

/** On a full disk the retail API takes no orders, but the goods can still be shown. */
async function readsGoOn(reply: Response): Promise<boolean> {
  const body = await readBounded(reply.body, MAX_ANSWER_BYTES);
  return reply.status === 503 && storageFull.safeParse(JSON.parse(body?.toString() ?? '')).success;
}

/**
 * Waits until the storefront should get visitors; false where that takes longer than `polls` looks, half a minute where it
 * is left out.
 */
export async function untilReady(options: ReadinessOptions, polls = MAX_POLLS): Promise<boolean> {
  for (let poll = 1; !(await isReady(options)); poll += 1) {
    if (poll >= polls) return false;
    await sleep(POLL_INTERVAL_MS);
  }
  return true;
}
