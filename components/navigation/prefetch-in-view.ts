import { onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';
import { keepPayloadTimes, payloadBytesSince } from './arrived-payloads';
import { linksIn, mayPrefetch } from './link-route';
import { type Allowance, likelyNextPages, type Network, type PrefetchCandidate, prefetchLimit } from './prefetch-plan';

/** A view that moved less recently than this rests. */
const REST_MS = 150;

/** What stands below the first view of a page (`components/ui/below-first-view.tsx`). */
const BELOW = '.below-first-view';

/** Returns what the browser tells of its network now. */
export const currentNetwork = (): Network => (navigator as Navigator & { connection?: Network }).connection ?? {};

/** Calls back when the browser has nothing to do; shortly where it cannot tell. */
function onIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(id);
  }
  const timer = window.setTimeout(callback, REST_MS);
  return () => window.clearTimeout(timer);
}

/**
 * Whether a part of an element is in the window, or would be after scrolling by its height: what a shopper presses soon
 * after scrolling is there in time on a slow line, too. The box of a hidden element ends at 0.
 */
const isNear = ({ top, right, bottom, left }: DOMRect): boolean =>
  bottom > 0 && top < 2 * window.innerHeight && right > 0 && left < window.innerWidth;

/** Whether a link is in a part further below, which the browser would have to lay out to say where the link is. */
function isFarBelow(link: HTMLAnchorElement): boolean {
  const part = link.closest(BELOW);
  return part !== null && !isNear(part.getBoundingClientRect());
}

/** The pages of the links near the view that every visitor shares: without a query, so that they are few and stored. */
function candidatesNear(): PrefetchCandidate[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const { innerWidth: width, innerHeight: height } = window;
  return linksIn(main).flatMap((link) => {
    if (link.search !== '' || !mayPrefetch(link) || isFarBelow(link)) return [];
    // A card is one link, of which only the title is an element of its own; the links in it that follow are not it.
    const card = link.closest('article');
    if (card && linksIn(card)[0] !== link) return [];
    const box = (card ?? link).getBoundingClientRect();
    if (!isNear(box) || !link.checkVisibility()) return [];
    const distance = Math.hypot((box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2);
    return [{ href: link.pathname, distance }];
  });
}

/**
 * Fetches the pages that the shopper is likely to open next, those in view and then those right below, while the browser
 * is idle: bounded in number and bytes for each page shown, and not at all where the visitor saves data. Returns the function
 * that ends it.
 */
export function prefetchInView(prefetch: (href: string) => void): () => void {
  let shownAt = performance.now();
  const fetched = new Set<string>();
  let cancelIdle = () => {};
  let rest: number | undefined;
  keepPayloadTimes();

  const prefetchLikeliest = () => {
    const { pages, bytes }: Allowance = prefetchLimit(currentNetwork());
    if (pages <= fetched.size || document.visibilityState !== 'visible' || payloadBytesSince(shownAt) >= bytes) return;
    // The router fetches a few at a time, and begins with the one that was asked for last.
    for (const href of likelyNextPages(candidatesNear(), fetched, pages - fetched.size).toReversed()) {
      fetched.add(href);
      prefetch(href);
    }
  };
  const prefetchWhenIdle = () => {
    cancelIdle();
    cancelIdle = onIdle(prefetchLikeliest);
  };
  const onScroll = () => {
    window.clearTimeout(rest);
    rest = window.setTimeout(prefetchWhenIdle, REST_MS);
  };
  const startPage = () => {
    shownAt = performance.now();
    fetched.clear();
    onScroll();
  };
  const stopEnd = onRouteEnd(startPage);
  window.addEventListener('scroll', onScroll, { passive: true });
  if (document.readyState === 'complete') onScroll();
  else window.addEventListener('load', onScroll, { once: true });
  return () => {
    stopEnd();
    cancelIdle();
    window.clearTimeout(rest);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('load', onScroll);
  };
}
