const LONGEST_ANSWER_MS = 800;

export interface ReadinessOptions {
  retailApiUrl: string;
  isStopping: () => boolean;
  /** How long the retail API may take, in milliseconds; 800 where it is left out. */
  longestAnswerMs?: number;
}

/** Whether the storefront should get visitors: it is not stopping and its retail API says that it is ready. */
export async function isReady({
  retailApiUrl,
  isStopping,
  longestAnswerMs = LONGEST_ANSWER_MS,
}: ReadinessOptions): Promise<boolean> {
  if (isStopping()) return false;
  try {
    const reply = await fetch(`${retailApiUrl.replace(/\/+$/, '')}/readyz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    await reply.body?.cancel();
    return reply.ok && !isStopping();
  } catch {
    // Whatever the reason, a retail API that does not answer is not ready.
    return false;
  }
}
