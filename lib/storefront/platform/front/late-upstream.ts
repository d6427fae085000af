import { environment } from '#lib/shared/env.ts';
import { longestUpstreamWaitMs } from '#lib/storefront/platform/retail-client/upstream-waits.ts';

/** How much longer than the wait for one answer of the retail API that of the visitor has to be, in milliseconds. */
const MARGIN_MS = 100;
const CHECK_MS = 50;
/**
 * If a check runs later than this after the previous one, this process was busy, and an answer may only not have been
 * read yet.
 */
const MAX_BETWEEN_CHECKS_MS = 100;

/** Thrown where the retail API lets a page wait too long. */
export class UpstreamLate extends Error {}

/**
 * Waits for a page while this process itself is what takes time. Rejects with UpstreamLate once the visitor has waited
 * for over RETAIL_API_LATE_MS and the retail API has not answered a read for as long; the page may still be finished, for
 * later visitors.
 */
export function unlessUpstreamIsLate<Page>(page: Promise<Page>): Promise<Page> {
  const lateAfterMs = environment().RETAIL_API_LATE_MS;
  return new Promise((resolve, reject) => {
    let waited = 0;
    let busy = 0;
    let last = performance.now();
    const check = () => {
      const passed = performance.now() - last;
      last += passed;
      const counted = Math.min(passed, MAX_BETWEEN_CHECKS_MS);
      waited += counted;
      busy += passed - counted;
      const wait = longestUpstreamWaitMs() - busy;
      if (waited < lateAfterMs + MARGIN_MS || wait < lateAfterMs) return;
      clearInterval(timer);
      reject(new UpstreamLate(`The retail API has not answered for ${Math.round(wait)} ms.`));
    };
    const timer = setInterval(check, CHECK_MS);
    page.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}
