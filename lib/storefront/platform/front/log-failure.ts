import { Overloaded } from '#lib/shared/concurrency.ts';
import { log } from '#lib/shared/log.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { UpstreamLate } from './late-upstream.ts';

/**
 * Logs why a request gets no page. Returns the seconds after which the visitor may try again: fewer if only the load
 * was too high.
 */
export function logFailure(error: unknown): number {
  if (error instanceof Overloaded) {
    count('pagesRefused', { reason: 'rush' });
    log().warn({ reason: error.message }, 'A page was refused under load');
    return 1;
  }
  if (error instanceof UpstreamLate) {
    count('pagesRefused', { reason: 'retail-api-late' });
    log().warn({ reason: error.message }, 'A page is waiting for the retail API');
    return 5;
  }
  count('pagesRefused', { reason: 'failure' });
  log().error({ err: error }, 'A request failed in the front');
  return 5;
}

/** Logs that a page says that the store cannot be reached, so that its reference is found: calls are logged once a minute. */
export function logUnavailable(): void {
  count('pagesRefused', { reason: 'retail-api-away' });
  log().warn('A page needed the retail API, which gave no answer');
}
