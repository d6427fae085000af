'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { withDeadline } from '#lib/shared/with-deadline.ts';
import { fetchMenu } from '#lib/storefront/content/client.ts';
import type { MenuEntry, TopCategory } from '#lib/storefront/content/types.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/** The maximum time to wait for a panel, whose category has a page. */
const MAX_WAIT_MS = 2000;

type PanelView = ComponentType<{ entry: MenuEntry }>;

interface Rest {
  View: PanelView;
  entries: MenuEntry[];
  pictures: ReadonlyMap<string, string>;
}

export interface OpenPanel {
  View: PanelView;
  entry: MenuEntry;
}

interface MenuPanels {
  /** Fetches what the panels show; no page includes it. */
  fetchAhead: () => void;
  /** The small pictures of the top categories by address, once the panels have arrived. */
  pictures: ReadonlyMap<string, string> | null;
  /** The address of the category whose panel was asked for and has not arrived. */
  awaited: string | null;
  /** Calls back with a category's panel once it has arrived; where it does not, opens the category's page. */
  open: (category: TopCategory, onOpen: (panel: OpenPanel) => void) => Promise<void>;
  /** Forgets the panel that was asked for. */
  forget: () => void;
}

async function loadRest(device: Device): Promise<Rest | null> {
  const [{ MobileMenuPanel, picturesOf }, entries] = await Promise.all([
    import('./mobile-menu-panel'),
    fetchMenu(device),
  ]);
  return entries && { View: MobileMenuPanel, entries, pictures: picturesOf(entries) };
}

/** The panels of the slide-in menu, fetched when the menu is opened for the first time. */
export function useMenuPanels(device: Device): MenuPanels {
  const rest = useRef<Promise<Rest | null> | null>(null);
  /** The last press on a category's button; null once it is answered or forgotten. */
  const press = useRef<object | null>(null);
  const [pictures, setPictures] = useState<Rest['pictures'] | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);

  const load = async (): Promise<Rest | null> => {
    rest.current ??= loadRest(device).catch(() => null);
    const loaded = await rest.current;
    // The next press tries again.
    if (!loaded) rest.current = null;
    else setPictures(loaded.pictures);
    return loaded;
  };
  const forget = () => {
    press.current = null;
    setAwaited(null);
  };
  const open = async (category: TopCategory, onOpen: (panel: OpenPanel) => void): Promise<void> => {
    const mine = {};
    press.current = mine;
    setAwaited(category.href);
    const loaded = await withDeadline(load(), MAX_WAIT_MS);
    if (press.current !== mine) return;
    forget();
    const entry = loaded?.entries.find(({ href }) => href === category.href);
    if (loaded && entry) onOpen({ View: loaded.View, entry });
    else window.location.assign(localHref(category.href));
  };
  useEffect(
    () => () => {
      press.current = null;
    },
    [],
  );
  return { fetchAhead: () => void load(), pictures, awaited, open, forget };
}
