'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fetchMenu } from '#lib/storefront/content/client.ts';

interface Items {
  version: string;
  html: string;
}

/** The items of the frame that was left last: a frame that the browser makes has none of the server. */
let left: Items | null = null;

async function fetchItems(): Promise<string | null> {
  const [{ menuBar }, entries] = await Promise.all([import('./menu-bar'), fetchMenu('desktop')]);
  return entries && menuBar(entries);
}

/**
 * Fills a list with the menu's items where the server has not: after a navigation from a page with another frame, with
 * those of an earlier page, or with fetched ones. React knows nothing of the items, and never touches them.
 */
export function useMenuItems(list: RefObject<HTMLUListElement | null>, version: string): void {
  /** The version of the items in the list; null before any are known. */
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (element.hasChildNodes()) shown.current ??= version;
    else if (left) {
      element.innerHTML = left.html;
      shown.current = left.version;
    }
    if (shown.current === version) return;
    let isWanted = true;
    // After a network failure the menu stays as it is; the top categories are in the narrow menu as well.
    fetchItems().then(
      (html) => {
        if (!isWanted || html === null) return;
        element.innerHTML = html;
        shown.current = version;
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [list, version]);

  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element?.hasChildNodes() && shown.current !== null) {
        left = { version: shown.current, html: element.innerHTML };
      }
    };
  }, [list]);
}
