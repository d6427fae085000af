'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { isPlainPress } from '@/components/ui/plain-press';
import { isShown, linkOf, mayPrefetch, routeOf } from './link-route';
import { currentNetwork, prefetchInView } from './prefetch-in-view';
import { previewPressedCards } from './pressed-card';

const WHOLE_PAGE = 'full' as PrefetchKind;
/** The first signs that a shopper is about to press a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
/** Those of them after which nothing may follow: a finger on a link may begin a swipe. */
const APPROACHES: ReadonlySet<string> = new Set(['pointerover', 'focusin', 'touchstart']);

const isApproach = (event: Event): boolean =>
  APPROACHES.has(event.type) || (event as PointerEvent).pointerType === 'touch';

/**
 * Follows the links of the store through the router, with one handler for all of them. Fetches the pages of the
 * most likely links in view while the browser is idle, and that of any link once a pointer, a finger or the focus
 * is on it; where the visitor saves data, once it is pressed. A pressed card is shown until its page has arrived.
 */
export function RouteLinks() {
  const router = useRouter();

  useEffect(() => {
    // The listener is on the window, after the handlers of all components, which may use a press for something else.
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      const route = link && routeOf(link);
      if (!route || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      // A browser computes the whole page that is left once more where the element with the focus is removed.
      if (event.detail > 0 && route.scrolls && link.closest('main')) link.blur();
      const opensAtTop = route.scrolls && link.hash === '';
      if (!isShown(link)) startRoute(opensAtTop);
      // The route watcher scrolls to the top, without asking where the page is: the router would have it laid out for that
      // before its last changes, and a phone then lays it out twice.
      router[route.replaces ? 'replace' : 'push'](route.href, { scroll: route.scrolls && !opensAtTop });
    };
    const prefetch = (href: string) => router.prefetch(href, { kind: WHOLE_PAGE });
    let near: HTMLAnchorElement | null = null;
    const fetchAhead = (event: Event) => {
      const link = linkOf(event);
      if (link === near || (isApproach(event) && currentNetwork().saveData)) return;
      near = link;
      if (link && mayPrefetch(link)) prefetch(link.pathname + link.search);
    };
    const stopInView = prefetchInView(prefetch);
    window.addEventListener('click', follow);
    for (const sign of SIGNS) window.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      stopInView();
      window.removeEventListener('click', follow);
      for (const sign of SIGNS) window.removeEventListener(sign, fetchAhead);
    };
  }, [router]);
  useEffect(previewPressedCards, []);

  return null;
}
