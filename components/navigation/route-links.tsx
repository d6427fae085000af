'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { isPlainPress } from '@/components/ui/plain-press';
import { ArrivedPages } from './arrived-pages';
import { isShown, linkOf, mayPrefetch, routeOf } from './link-route';
import { prefetchInView } from './prefetch-in-view';
import { currentNetwork } from './prefetch-plan';
import { previewPressedCards } from './pressed-card';
import { reloadEmptyPages } from './reload-empty-pages';
import { renewOldPages } from './renew-old-pages';

const WHOLE_PAGE = 'full' as PrefetchKind;
/** Events on a link that come before a press. */
const EVENTS_BEFORE_PRESS = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;

/** Whether an event is a press, of which only the release is missing. A finger on a link may begin a swipe. */
const isPressed = (event: Event): boolean =>
  event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'touch';

/**
 * Follows the links of the store through the router, with one handler for all of them. Fetches the pages of the
 * most likely links in view while the browser is idle, and that of any link once a pointer, a finger or the focus
 * is on it; where the visitor saves data, once it is pressed. A pressed card is shown until its page has arrived, and an
 * old page that Back leads to is renewed.
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
      const opensAtTop = route.scrolls && link.hash === '';
      if (!isShown(link)) startRoute(opensAtTop);
      // A browser computes the whole page that is left once more where the element with the focus is removed. After the
      // start of the route, which asks for the scroll position: otherwise it would compute styles for that first.
      if (event.detail > 0 && route.scrolls && link.closest('main')) link.blur();
      // The route watcher scrolls to the top, without asking where the page is: the router would have it laid out for that
      // before its last changes, and a phone then lays it out twice.
      router[route.replaces ? 'replace' : 'push'](route.href, { scroll: route.scrolls && !opensAtTop });
    };
    const prefetch = (href: string) => router.prefetch(href, { kind: WHOLE_PAGE });
    /** The link on which the last of these events happened, of which a pointer causes many. */
    let lastLink: HTMLAnchorElement | null = null;
    const prefetchBeforePress = (event: Event) => {
      const link = linkOf(event);
      if (link === lastLink || (currentNetwork().saveData && !isPressed(event))) return;
      lastLink = link;
      if (link && mayPrefetch(link)) prefetch(link.pathname + link.search);
    };
    const arrived = new ArrivedPages();
    const stops = [
      arrived.observe(),
      previewPressedCards(arrived),
      prefetchInView(prefetch, arrived),
      reloadEmptyPages(() => window.location.reload()),
      renewOldPages((href) => router.replace(href, { scroll: false })),
    ];
    window.addEventListener('click', follow);
    for (const type of EVENTS_BEFORE_PRESS) window.addEventListener(type, prefetchBeforePress, { passive: true });
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('click', follow);
      for (const type of EVENTS_BEFORE_PRESS) window.removeEventListener(type, prefetchBeforePress);
    };
  }, [router]);

  return null;
}
