import * as paths from '#lib/shared/paths.ts';
import { allows } from '#lib/storefront/marketing/consent/client.ts';
import { onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';
import { whenPageIsWhole } from '#lib/storefront/platform/browser/whole-page.ts';
import { flowOf } from '#lib/storefront/platform/gate/flow.ts';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import { cartEvent } from './cart-events.ts';
import { type ListName, listEvent, productEvent, selectEvent } from './list-events.ts';
import { cleanPath, hasOwnTitle, pageEvent, resultsEvent } from './page-events.ts';
import { chosenCard, listOf, productOf, readCartSnapshot } from './read-page.ts';
import { loginEvents } from './sign-in-sent.ts';
import type { AnalyticsEvent } from './types.ts';

type Report = (event: AnalyticsEvent) => void;

/** The address of a page without its language, so that a page is one in all reports. */
type Shown = Pick<URL, 'origin' | 'pathname' | 'search'>;

function shownPage(): Shown {
  const { origin, pathname, search } = window.location;
  return { origin, pathname: pagePath(pathname), search };
}

/** The list of the current page, named by its heading where that is not personal. */
function listName({ pathname }: Shown): ListName {
  const id = cleanPath(pathname).slice(1);
  return { id, name: hasOwnTitle(pathname) ? id : (document.querySelector('main h1')?.textContent ?? id) };
}

/** The events of a page once it is shown. */
function eventsOf(location: Shown, cameFrom: string): AnalyticsEvent[] {
  const { pathname } = location;
  const events = [pageEvent(location, allows('campaigns')), ...loginEvents()];
  const results = resultsEvent(location);
  if (results) events.push(results);
  const list = listOf(document);
  if (list) events.push(listEvent(listName(location), list));
  const product = productOf(document);
  if (product) events.push(productEvent(product));
  const cart = readCartSnapshot(document);
  if (!cart || cart.lines.length === 0) return events;
  if (pathname === paths.cart()) events.push(cartEvent('view_cart', cart));
  // Each checkout step is a page; only the one entered from outside the checkout begins it.
  if (pathname === paths.checkout() && !flowOf(cameFrom).checkout) events.push(cartEvent('begin_checkout', cart));
  return events;
}

function referrerPath(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? pagePath(pathname) : '';
}

/** Reports the current page, each later page in this document, and products chosen from their lists. */
export function watchPages(report: Report): void {
  let cameFrom = referrerPath();
  let shown = '';
  const show = () => {
    const location = shownPage();
    // A route may end twice, or end on the page where it began.
    if (shown === location.pathname + location.search) return;
    shown = location.pathname + location.search;
    for (const event of eventsOf(location, cameFrom)) report(event);
    cameFrom = location.pathname;
  };
  show();
  // The route-end event comes before the page is updated in the same task.
  onRouteEnd(() => setTimeout(() => whenPageIsWhole(show)));
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const chosen = link && chosenCard(link, listName(shownPage()));
      if (chosen) report(selectEvent(chosen.list, chosen.product, chosen.index));
    },
    // Runs before the click leads to another page.
    { capture: true },
  );
}
