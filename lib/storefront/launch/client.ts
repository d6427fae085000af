import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { MeasuredClock } from './follow-launch.ts';

/** Who is not answered by then asks again. */
const TIMEOUT_MS = 10_000;

/** Asks the server what time it is and when the store opens; null where it cannot be reached or answers something else. */
export async function fetchLaunchClock(): Promise<MeasuredClock | null> {
  const requestedAt = performance.now();
  try {
    const reply = await browserFetch(apiPaths.launch(), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const tookMs = performance.now() - requestedAt;
    const body: unknown = await reply.json();
    return reply.ok ? readClock(body, tookMs) : null;
  } catch {
    // Without a network, or with a page of somebody else's in between, there is nothing to read: the countdown asks again.
    return null;
  }
}

function readClock(body: unknown, tookMs: number): MeasuredClock | null {
  if (typeof body !== 'object' || body === null || !('now' in body) || !('launchAt' in body)) return null;
  const { now, launchAt } = body;
  return typeof now === 'number' && typeof launchAt === 'number' ? { now, launchAt, tookMs } : null;
}
