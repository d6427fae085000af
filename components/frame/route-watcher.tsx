'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { announceRevealed, endRoute, onRouteEnd, onRouteStart, startRoute } from '#lib/shared/navigation.ts';
import { flowOf } from '#lib/storefront/platform/gate/flow.ts';
import { ScrollPositions } from './scroll-positions';

const REVEAL_AFTER_MS = 2000;
/** A navigation to the same URL has no observable end, so it ends after this time. */
const ROUTE_CHANGE_TIMEOUT_MS = 20_000;

const addressOf = (path: string, search: string) => `${path}?${search}`;

/** The address in the location bar, in the form of addressOf. */
function currentAddress(): string {
  const { pathname, search } = window.location;
  return addressOf(pathname, new URLSearchParams(search).toString());
}

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
  const rendered = addressOf(path, search);
  /** Address of the page in the document. */
  const shown = useRef(rendered);
  /** Address of the page whose scroll position is set, which follows a moment after it is shown. */
  const placed = useRef<string | null>(null);
  const toTop = useRef(false);
  const [positions] = useState(() => new ScrollPositions());

  // During a view transition React runs layout effects some frames after the document has changed, and Back may
  // be pressed in between.
  useInsertionEffect(() => {
    shown.current = rendered;
  }, [rendered]);

  useLayoutEffect(() => {
    const isFirst = placed.current === null;
    placed.current = rendered;
    setFlags(path);
    // A page that Back has left before this moment must neither scroll nor end the navigation to the one before.
    if (isFirst || rendered !== currentAddress()) return;
    if (toTop.current) window.scrollTo(0, 0);
    else positions.arrive();
    endRoute();
  }, [path, rendered, positions]);

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
      const isPlaced = placed.current === shown.current;
      positions.leave(shown.current, isPlaced || !toTop.current ? window.scrollY : 0);
      isChanging = true;
      toTop.current = wantsTop;
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      longest = window.setTimeout(endRoute, ROUTE_CHANGE_TIMEOUT_MS);
      root.removeAttribute('data-revealed');
    });
    const stopEnd = onRouteEnd(waitToReveal);
    // The browser restores the scroll position itself, as far as the page is rendered by then.
    const onPopState = () => {
      if (currentAddress() !== shown.current) {
        startRoute(false);
        positions.restore(currentAddress());
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
