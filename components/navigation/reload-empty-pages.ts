import { onRouteEnd, onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';

/** No page stays empty for this time. */
const EMPTY_MS = 300;

const isEmpty = (): boolean => document.querySelector('main')?.childElementCount === 0;

/**
 * Reloads a page that the router shows empty: one that was pressed while it was fetched in advance, which then failed, as
 * for a product that is gone, a busy store or a lost connection. The browser does not report every failed answer, so the
 * page itself is asked. The document then says what is the matter. Returns the function that ends it.
 */
export function reloadEmptyPages(reload: () => void): () => void {
  let timer: number | undefined;
  const stop = () => window.clearTimeout(timer);
  const stops = [
    stop,
    onRouteStart(stop),
    onRouteEnd(() => {
      stop();
      if (isEmpty()) timer = window.setTimeout(() => isEmpty() && reload(), EMPTY_MS);
    }),
  ];
  return () => {
    for (const end of stops) end();
  };
}
