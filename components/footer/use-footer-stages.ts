'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { fetchFooter } from '#lib/storefront/content/client.ts';
import type { FooterContent } from '#lib/storefront/content/types.ts';
import { onRevealed, onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';

const NEAR_PX = 500;
const MENU_PAST_PX = 800;
/** Fractional heights can leave less than a pixel at the end. */
const END_PX = 1;

interface Rest {
  View: ComponentType<{ content: FooterContent; hasMenu: boolean }>;
  content: FooterContent;
}

async function loadRest(): Promise<Rest | null> {
  const [{ FooterRest }, content] = await Promise.all([import('./footer-rest'), fetchFooter()]);
  return content && { View: FooterRest, content };
}

/**
 * Returns the rest of the footer once the end of the page is near, and whether its menu is due. On a page too
 * short to scroll it waits until the page is revealed or scrolled. Each new route starts again.
 */
export function useFooterStages(): { rest: Rest | null; hasMenu: boolean } {
  const [rest, setRest] = useState<Rest | null>(null);
  const [hasMenu, setHasMenu] = useState(false);

  useEffect(() => {
    const root = document.documentElement;
    /** Identifies this page: a reply that arrives after the shopper has left is not for the next page. */
    let visit = {};
    let state: 'new' | 'requested' | 'failed' | 'loaded' = 'new';
    /** Whether the shopper has scrolled away from the end since the request. */
    let hasBeenAway = false;
    let isMenuDue = false;

    const load = async () => {
      const visitOfLoad = visit;
      state = 'requested';
      hasBeenAway = false;
      // After a network failure the rest stays away until the end comes near again; the important links are above
      // it.
      const loaded = await loadRest().catch(() => null);
      if (visitOfLoad !== visit) return;
      state = loaded ? 'loaded' : 'failed';
      if (loaded) return setRest(loaded);
      update();
    };
    const update = () => {
      // Once everything is requested, the page need not be measured at every scroll event.
      if ((state === 'loaded' && isMenuDue) || root.hasAttribute('data-checkout-flow')) return;
      const { scrollY } = window;
      const left = root.scrollHeight - window.innerHeight - scrollY;
      if (left > NEAR_PX) hasBeenAway = true;
      if (hasBeenAway && state === 'failed') state = 'new';
      if (scrollY === 0 && !root.hasAttribute('data-revealed')) return;
      if (left <= NEAR_PX && state === 'new') void load();
      if (scrollY <= MENU_PAST_PX && left > END_PX) return;
      isMenuDue = true;
      setHasMenu(!root.hasAttribute('data-cart-flow'));
    };
    const reset = () => {
      visit = {};
      state = 'new';
      isMenuDue = false;
      // An urgent update here would run all effects of the new page before its first frame.
      startTransition(() => {
        setRest(null);
        setHasMenu(false);
      });
    };
    const stopRevealed = onRevealed(update);
    const stopEnd = onRouteEnd(reset);
    const passive = { passive: true };
    window.addEventListener('scroll', update, passive);
    window.addEventListener('resize', update, passive);
    // In a frame the layout is up to date: right after a change of the page it would have to be computed at once.
    const frame = window.requestAnimationFrame(update);
    return () => {
      visit = {};
      window.cancelAnimationFrame(frame);
      stopRevealed();
      stopEnd();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return { rest, hasMenu };
}
