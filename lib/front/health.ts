const TIMEOUT_MS = 800;

export interface ReadinessOptions {
  retailApiUrl: string;
  isStopping: () => boolean;
}

/** Whether the storefront should get visitors: it is not stopping and its retail API says that it is ready. At most 1 s. */
export async function isReady({ retailApiUrl, isStopping }: ReadinessOptions): Promise<boolean> {
  if (isStopping()) return false;
  try {
    const reply = await fetch(`${retailApiUrl.replace(/\/+$/, '')}/readyz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    return reply.ok && !isStopping();
  } catch {
    // Whatever the reason, a retail API that does not answer is not ready.
    return false;
  }
}
