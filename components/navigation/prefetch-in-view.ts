import { onRouteEnd, onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import type { ArrivedPages } from './arrived-pages';
import { linksIn, mayPrefetch } from './link-route';
import { onIdle } from './on-idle';
import { addressOf } from './page-address';
import { currentNetwork, likelyNextPages, type PrefetchCandidate, prefetchLimit } from './prefetch-plan';

/** A view that moved less recently than this rests. */
const REST_MS = 150;

/** What stands below the first view of a page (`components/ui/below-first-view.tsx`). */
const BELOW_FIRST_VIEW = '.below-first-view';

/**
 * Whether a part of an element is in the window, or would be after scrolling by its height: what a shopper presses soon
 * after scrolling is there in time on a slow line, too. The box of a hidden element ends at 0.
 */
const isInOrBelowWindow = ({ top, right, bottom, left }: DOMRect): boolean =>
  bottom > 0 && top < 2 * window.innerHeight && right > 0 && left < window.innerWidth;

/** Whether a link is in a part further below, which the browser would have to lay out to say where the link is. */
function isFarBelow(link: HTMLAnchorElement): boolean {
  const part = link.closest(BELOW_FIRST_VIEW);
  return part !== null && !isInOrBelowWindow(part.getBoundingClientRect());
}

/** The pages of the links in view that every visitor shares: without a query, so that they are few and stored. */
function prefetchCandidates(): PrefetchCandidate[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const { innerWidth: width, innerHeight: height } = window;
  return linksIn(main).flatMap((link) => {
    if (link.search !== '' || !mayPrefetch(link) || isFarBelow(link)) return [];
    // A card is one link, of which only the title is an element of its own; the links in it that follow are not it.
    const card = link.closest('article');
    if (card && linksIn(card)[0] !== link) return [];
    const box = (card ?? link).getBoundingClientRect();
    // Safari before 17.4 cannot tell.
    if (!isInOrBelowWindow(box) || link.checkVisibility?.() === false) return [];
    const distance = Math.hypot((box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2);
    return [{ href: link.pathname, distance }];
  });
}

const asPlace = (href: string) => ({ pathname: href, search: '' });

/** The pages in view that are fetched in advance, a few at a time. */
class PrefetchQueue {
  readonly #prefetch: (href: string) => void;
  readonly #arrived: ArrivedPages;
  /** Pages that are not asked for yet, the likeliest first. */
  #waiting: string[] = [];
  /** Addresses of the pages that were asked for: one that was refused would get no answer a second time. */
  readonly #asked = new Set<string>();
  /** Those of them that are on their way. */
  readonly #requested = new Set<string>();

  constructor(prefetch: (href: string) => void, arrived: ArrivedPages) {
    this.#prefetch = prefetch;
    this.#arrived = arrived;
  }

  /** Begins anew for a page that is shown. */
  reset(): void {
    this.stop();
    this.#asked.clear();
    this.#requested.clear();
    this.#arrived.startCount();
  }

  /** Asks for no other page. Those on their way arrive. */
  stop(): void {
    this.#waiting = [];
  }

  /** Whether a page may be fetched in advance at all, now or once others have arrived. */
  hasAllowance(): boolean {
    const { pages, bytes } = prefetchLimit(currentNetwork());
    return this.#asked.size < pages && this.#arrived.countedBytes() < bytes;
  }

  /** Takes these pages in place of those that wait, and asks for the first of them. */
  fill(hrefs: readonly string[]): void {
    this.#waiting = hrefs.filter((href) => !this.#asked.has(addressOf(asPlace(href))));
    this.#askForNext();
  }

  /** Asks for others in the place of a page that was answered. */
  onAnswer(address: string): void {
    if (this.#requested.delete(address)) this.#askForNext();
  }

  #askForNext(): void {
    const { pages, atOnce } = prefetchLimit(currentNetwork());
    const free = Math.min(pages - this.#asked.size, atOnce - this.#requested.size);
    if (free <= 0 || !this.hasAllowance()) return;
    // For another the router would ask nothing, so no answer would come, and its place would stay taken.
    const missing = this.#waiting.filter((href) => this.#arrived.isMissing(asPlace(href)));
    this.#waiting = missing.slice(free);
    // The router begins with the one that was asked for last.
    for (const href of missing.slice(0, free).toReversed()) {
      const address = addressOf(asPlace(href));
      this.#asked.add(address);
      this.#requested.add(address);
      this.#prefetch(href);
    }
  }
}

/**
 * Fetches the pages that the shopper is likely to open next, those in view and then those right below, while the browser
 * is idle and the page is seen, never during a navigation: a few at a time, bounded in number and bytes for each page
 * shown, and not at all where the visitor saves data. Returns the function that ends it.
 */
export function prefetchInView(prefetch: (href: string) => void, arrived: ArrivedPages): () => void {
  const queue = new PrefetchQueue(prefetch, arrived);
  /** Whether a page is on its way: the document itself, or one that a press opens. */
  let isLoading = true;
  let cancelIdle = () => {};
  let rest: number | undefined;

  const stop = () => {
    cancelIdle();
    window.clearTimeout(rest);
    queue.stop();
  };
  const prefetchLikeliest = () => {
    if (queue.hasAllowance()) queue.fill(likelyNextPages(prefetchCandidates()));
  };
  /** Starts once the view rests. */
  const startAgain = () => {
    stop();
    if (isLoading || document.visibilityState !== 'visible') return;
    rest = window.setTimeout(() => {
      cancelIdle = onIdle(prefetchLikeliest);
    }, REST_MS);
  };
  const startPage = () => {
    isLoading = false;
    arrived.add(window.location);
    queue.reset();
    startAgain();
  };
  const stopListening = [
    arrived.onAnswer((address) => queue.onAnswer(address)),
    onRouteStart(() => {
      isLoading = true;
      stop();
    }),
    onRouteEnd(startPage),
  ];
  window.addEventListener('scroll', startAgain, { passive: true });
  document.addEventListener('visibilitychange', startAgain);
  if (document.readyState === 'complete') startPage();
  else window.addEventListener('load', startPage, { once: true });
  return () => {
    stop();
    for (const end of stopListening) end();
    window.removeEventListener('scroll', startAgain);
    document.removeEventListener('visibilitychange', startAgain);
    window.removeEventListener('load', startPage);
  };
}
