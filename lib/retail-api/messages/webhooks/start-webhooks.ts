import { repeat } from '../../core/repeat.ts';
import { type DeliverContext, deliverWebhooks } from './deliver-webhooks.ts';
import { findEndpoint, readEnabledEndpoints } from './endpoint-repository.ts';

const CHECK_EVERY_MS = 1_000;
/** An attempt that has not finished by then is aborted, and the next process retries it. */
const GRACE_MS = 3_000;

/** Delivers webhooks; returns the function that stops it. No endpoint waits for another. */
export function startWebhooks(context: DeliverContext, onError: (error: unknown) => void): () => Promise<void> {
  const stopped = new AbortController();
  const cut = new AbortController();
  const running = new Map<string, Promise<void>>();

  async function deliverAll(name: string): Promise<void> {
    try {
      let more = true;
      while (more && !stopped.signal.aborted) {
        // Read again each time: it may have been changed or disabled.
        const endpoint = await findEndpoint(context.db, name);
        more = endpoint?.enabled === true && (await deliverWebhooks(endpoint, context, cut.signal));
      }
    } catch (error) {
      onError(error);
    } finally {
      running.delete(name);
    }
  }

  const work = repeat(
    async () => {
      for (const { name } of await readEnabledEndpoints(context.db)) {
        if (!running.has(name)) running.set(name, deliverAll(name));
      }
      return false;
    },
    CHECK_EVERY_MS,
    onError,
  );
  return async () => {
    stopped.abort();
    const timer = setTimeout(() => cut.abort(), GRACE_MS);
    await work.stop(GRACE_MS);
    await Promise.all(running.values());
    clearTimeout(timer);
  };
}
