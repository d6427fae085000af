'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onRevealed, onRouteEnd } from '#lib/shared/navigation.ts';
import { fetchFooter } from '#lib/storefront/content/client.ts';
import type { FooterContent } from '#lib/storefront/content/types.ts';

const NEAR_PX = 500;
const MENU_PAST_PX = 800;
/** Heights in fractions of a pixel leave some of one at the very end. */
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
 * The rest of the footer once the end of the page is near, and whether its menu is due. A page so short that its end is
 * always near waits until it has stood a while or is scrolled. With every other page it begins anew.
 */
export function useFooterStages(): { rest: Rest | null; hasMenu: boolean } {
  const [rest, setRest] = useState<Rest | null>(null);
  const [hasMenu, setHasMenu] = useState(false);

  useEffect(() => {
    const root = document.documentElement;
    /** Of this page; an answer that comes after the shopper has gone on is not for the other one. */
    let visit = {};
    let state: 'new' | 'asked' | 'failed' | 'come' = 'new';
    /** Whether the shopper has been away from the end since it was asked for. */
    let hasBeenAway = false;
    let isMenuDue = false;

    const load = async () => {
      const mine = visit;
      state = 'asked';
      hasBeenAway = false;
      // Without a network it stays away until the end comes near again: what everybody needs stands above it.
      const loaded = await loadRest().catch(() => null);
      if (mine !== visit) return;
      state = loaded ? 'come' : 'failed';
      if (loaded) return setRest(loaded);
      update();
    };
    const update = () => {
      // With all asked for, the page need not be measured at each step of the scrolling.
      if ((state === 'come' && isMenuDue) || root.hasAttribute('data-checkout-flow')) return;
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
      setRest(null);
      setHasMenu(false);
    };
    const stopRevealed = onRevealed(update);
    const stopEnd = onRouteEnd(reset);
    const passive = { passive: true };
    window.addEventListener('scroll', update, passive);
    window.addEventListener('resize', update, passive);
    update();
    return () => {
      visit = {};
      stopRevealed();
      stopEnd();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return { rest, hasMenu };
}
