'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { pagePath } from '#lib/shared/language/local-href.ts';
import {
  announceRevealed,
  endRoute,
  onRouteEnd,
  onRouteStart,
  startRoute,
} from '#lib/storefront/platform/browser/navigation.ts';
import { flowOf } from '#lib/storefront/platform/gate/flow.ts';
import { addressOf } from './page-address';
import { isCardPreviewed } from './pressed-card';
import { ScrollPositions } from './scroll-positions';

const REVEAL_AFTER_MS = 2000;
/** A navigation to the same URL has no observable end, so it ends after this time. */
const ROUTE_CHANGE_TIMEOUT_MS = 20_000;

function setFlags(path: string): void {
  const root = document.documentElement;
  const flow = flowOf(path);
  root.toggleAttribute('data-cart-flow', flow.cart);
  root.toggleAttribute('data-checkout-flow', flow.checkout);
}

/** What is known of the routes between two renders. */
class RouteState {
  /** Address of the page in the document; null until it is hydrated. */
  shown: string | null = null;
  toTop = false;
  readonly positions = new ScrollPositions();
}

/**
 * Watches the routes: reports when Back or Forward start a navigation and when any navigation has ended,
 * scrolls a new page to its top, and maintains the attributes of `<html>`: `data-cart-flow`,
 * `data-checkout-flow`, `data-whole` after Back and Forward, and `data-revealed` once a page has been shown for a while.
 */
export function RouteWatcher() {
  const [state] = useState(() => new RouteState());

  // Outside Suspense, whose content is hydrated late: this listener has to precede the router's own, which renders a
  // page that it still has at once. On the window listeners are called in the order of their registration.
  useEffect(() => {
    const root = document.documentElement;
    let isChanging = false;
    let longest: number | undefined;
    let reveal: number | undefined;
    const waitToReveal = () => {
      isChanging = false;
      state.toTop = false;
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      reveal = window.setTimeout(() => {
        root.setAttribute('data-revealed', '');
        announceRevealed();
      }, REVEAL_AFTER_MS);
    };
    const stopStart = onRouteStart((wantsTop) => {
      // Under a preview the page was left when the card was pressed; the window shows the top of the preview.
      if (state.shown !== null && !isCardPreviewed()) state.positions.leave(state.shown, window.scrollY);
      isChanging = true;
      state.toTop = wantsTop;
      window.clearTimeout(longest);
      window.clearTimeout(reveal);
      longest = window.setTimeout(endRoute, ROUTE_CHANGE_TIMEOUT_MS);
      root.removeAttribute('data-revealed');
      if (wantsTop) root.removeAttribute('data-whole');
    });
    const stopEnd = onRouteEnd(waitToReveal);
    // The browser restores the scroll position itself, as far as the page is rendered by then.
    const onPopState = () => {
      if (addressOf(window.location) !== state.shown) {
        root.setAttribute('data-whole', '');
        startRoute(false);
        state.positions.restore(addressOf(window.location));
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
  }, [state]);

  return (
    // The not-found page is prerendered, without a query string, so reading it has to be inside Suspense.
    <Suspense fallback={null}>
      <ShownRoute state={state} />
    </Suspense>
  );
}

/** Reports the page that is shown. */
function ShownRoute({ state }: { state: RouteState }) {
  const path = usePathname();
  const search = useSearchParams().toString();
  const rendered = addressOf({ pathname: path, search });

  useLayoutEffect(() => {
    const isFirst = state.shown === null;
    state.shown = rendered;
    setFlags(pagePath(path));
    if (isFirst) return;
    if (state.toTop) window.scrollTo(0, 0);
    else state.positions.arrive();
    endRoute();
  }, [path, rendered, state]);

  return null;
}
