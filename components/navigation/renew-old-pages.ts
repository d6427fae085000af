import { onRouteEnd, onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import { isPageReachable } from '#lib/storefront/platform/http/page-reachable.ts';
import { ROUTER_KEEPS_MS } from './arrived-pages';
import { isPersonal } from './link-route';
import { NewestEntries } from './newest-entries';
import { addressOf } from './page-address';

/** More pages than a shopper goes back in one document. */
const LIMIT = 100;

/**
 * Renews a page that was fetched longer ago than the router keeps one for a press, once Back or Forward have shown it from
 * memory, at once and with its place kept, or its tab is seen again: its prices may have changed since. `renew` fetches the
 * page of an address and shows it in its place. Personal pages renew themselves. Returns the function that ends it.
 */
export function renewOldPages(renew: (href: string) => void): () => void {
  const fetchedAt = new NewestEntries<number>(LIMIT);
  let shown = addressOf(window.location);
  let isNavigating = false;
  /** Whether the last navigation was Back or Forward, which the router answers from memory. */
  let isFromMemory = false;
  /** The page of which the store is asked whether it can be renewed. */
  let asking: string | null = null;
  fetchedAt.set(shown, Date.now());

  /** Whether the shown page is one to renew. A choice that it has put into its address makes it another for the router. */
  const isToRenew = () =>
    Date.now() - (fetchedAt.get(shown) ?? 0) >= ROUTER_KEEPS_MS &&
    shown === addressOf(window.location) &&
    !isPersonal(window.location.pathname);
  const renewIfOld = async () => {
    if (asking === shown || document.visibilityState !== 'visible' || !isToRenew()) return;
    const asked = shown;
    asking = asked;
    // The router would leave a page that is in memory for the browser's own error.
    const mayRenew = await isPageReachable();
    if (asking === asked) asking = null;
    if (!mayRenew || isNavigating || asked !== shown || !isToRenew()) return;
    fetchedAt.set(shown, Date.now());
    const { pathname, search, hash } = window.location;
    renew(pathname + search + hash);
  };
  const stopStart = onRouteStart(() => {
    isNavigating = true;
    isFromMemory = false;
  });
  const stopEnd = onRouteEnd(() => {
    isNavigating = false;
    const address = addressOf(window.location);
    // A navigation that was abandoned ends where it began.
    if (address !== shown && !(isFromMemory && fetchedAt.has(address))) fetchedAt.set(address, Date.now());
    shown = address;
    void renewIfOld();
  });
  const onPopState = () => {
    isFromMemory = true;
  };
  const onVisibilityChange = () => void renewIfOld();
  window.addEventListener('popstate', onPopState);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stopStart();
    stopEnd();
    window.removeEventListener('popstate', onPopState);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
