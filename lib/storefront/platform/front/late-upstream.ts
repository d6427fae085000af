import { longestUpstreamWaitMs } from '#lib/shared/upstream-waits.ts';

/** How long a visitor waits in any case, in milliseconds. */
const PATIENCE_MS = 1000;
/** The retail API is late once it has not answered a read for this time, in milliseconds. */
const LATE_AFTER_MS = 900;
const CHECK_MS = 50;

/** Thrown where the retail API lets a page wait too long. */
export class UpstreamLate extends Error {}

/**
 * Waits for a page as long as this process itself is what takes time, which ends. Rejects with UpstreamLate where the visitor
 * has waited for a second and the retail API is late; the page may still be finished, for later visitors.
 */
export function unlessUpstreamIsLate<Page>(page: Promise<Page>): Promise<Page> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const wait = longestUpstreamWaitMs();
      if (wait < LATE_AFTER_MS) timer = setTimeout(check, CHECK_MS);
      else reject(new UpstreamLate(`The retail API has not answered for ${Math.round(wait)} ms.`));
    };
    let timer = setTimeout(check, PATIENCE_MS);
    page.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
