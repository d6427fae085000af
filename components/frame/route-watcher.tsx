'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announceRevealed, endRoute, onRouteEnd, onRouteStart, startRoute } from '#lib/shared/navigation.ts';
import { flowOf } from '#lib/storefront/platform/gate/flow.ts';
import { ScrollPositions } from './scroll-positions';

const REVEAL_AFTER_MS = 2000;
/** A navigation to the same URL has no observable end, so it ends after this time. */
const ROUTE_CHANGE_TIMEOUT_MS = 20_000;

const address = () => window.location.pathname + window.location.search;

function setFlags(path: string): void {
  const root = document.documentElement;
  const flow = flowOf(path);
  root.toggleAttribute('data-cart-flow', flow.cart);
  root.toggleAttribute('data-checkout-flow', flow.checkout);
}

/**
 * Watches the routes: reports when Back or Forward start a navigation and when any navigation has ended,
 * scrolls a new page to its top, and maintains the attributes of `<html>`: `data-cart-flow`,
 * `data-checkout-flow`, and `data-revealed` once a page has been shown for a while.
 */
export function RouteWatcher() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const shown = useRef<string | null>(null);
  const toTop = useRef(false);
  const [positions] = useState(() => new ScrollPositions());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query string is another page
  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    shown.current = address();
    setFlags(path);
    if (isFirst) return;
    if (toTop.current) window.scrollTo(0, 0);
    else positions.arrive();
    endRoute();
  }, [path, search]);

  useEffect(() => {
    const root = document.documentElement;
    let isChanging = false;
    let longest: number | undefined;
    let reveal: number | undefined;
    const waitToReveal = () => {
      isChanging = false;
      toTop.current = false;
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      reveal = window.setTimeout(() => {
        root.setAttribute('data-revealed', '');
        announceRevealed();
      }, REVEAL_AFTER_MS);
    };
    const stopStart = onRouteStart((wantsTop) => {
      isChanging = true;
      toTop.current = wantsTop;
      positions.leave(shown.current ?? '');
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      longest = window.setTimeout(endRoute, ROUTE_CHANGE_TIMEOUT_MS);
      root.removeAttribute('data-revealed');
    });
    const stopEnd = onRouteEnd(waitToReveal);
    // The browser restores the scroll position itself, as far as the page is rendered by then.
    const onPopState = () => {
      if (address() !== shown.current) {
        startRoute(false);
        positions.restore(address());
      } else if (isChanging) endRoute();
    };
    window.addEventListener('popstate', onPopState);
    waitToReveal();
    return () => {
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      stopStart();
      stopEnd();
      window.removeEventListener('popstate', onPopState);
    };
  }, [positions]);

  return null;
}
