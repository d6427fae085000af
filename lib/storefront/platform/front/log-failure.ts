import { Overloaded } from '#lib/shared/concurrency.ts';
import { log } from '#lib/shared/log.ts';
import { UpstreamLate } from './late-upstream.ts';

/**
 * Logs why a request gets no page. Returns the seconds after which the visitor may try again: fewer if only the load
 * was too high.
 */
export function logFailure(error: unknown, requestId: string): number {
  if (error instanceof Overloaded) {
    log().warn({ requestId, reason: error.message }, 'A page was refused under load');
    return 1;
  }
  if (error instanceof UpstreamLate) {
    log().warn({ requestId, reason: error.message }, 'A page is waiting for the retail API');
    return 5;
  }
  log().error({ err: error, requestId }, 'A request failed in the front');
  return 5;
}
