import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { MeasuredClock } from './follow-launch.ts';

/** The timeout of a clock request in milliseconds, after which the countdown tries again. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches the server's time and the launch time; null where the server cannot be reached or the response is
 * invalid.
 */
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
    // No network, or a response from elsewhere, such as a captive portal: the countdown tries again.
    return null;
  }
}

function readClock(body: unknown, tookMs: number): MeasuredClock | null {
  if (typeof body !== 'object' || body === null || !('now' in body) || !('launchAt' in body)) return null;
  const { now, launchAt } = body;
  return typeof now === 'number' && typeof launchAt === 'number' ? { now, launchAt, tookMs } : null;
}
