import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { paymentEvent, shippingEvent } from './cart-events.ts';
import { searchTerm } from './page-events.ts';
import { readCartSnapshot } from './read-page.ts';
import { recordSignInSent } from './sign-in-sent.ts';
import type { AnalyticsEvent } from './types.ts';

/** The event of a form that is submitted; null where there is none. */
function eventOf(form: HTMLFormElement): AnalyticsEvent | null {
  const field = (name: string) => String(new FormData(form).get(name) ?? '');
  // A field named `action` would hide the form's property.
  const action = form.getAttribute('action');
  if (action === paths.searchForm()) {
    const text = field('q').trim();
    const term = isSearchable(text) ? searchTerm(text) : null;
    return term === null ? null : { event: 'search', search_term: term };
  }
  const cart = readCartSnapshot(document);
  if (!cart) return null;
  if (action === apiPaths.checkoutDelivery()) return shippingEvent(cart);
  return action === apiPaths.order() ? paymentEvent(cart, field('method')) : null;
}

/**
 * Reports searches and the last two steps of the checkout when their forms are submitted, with or without
 * scripts.
 */
export function watchForms(report: (event: AnalyticsEvent) => void): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      if (target.getAttribute('action') === apiPaths.signIn()) return recordSignInSent();
      const event = eventOf(target);
      if (event) report(event);
    },
    // Runs before the form leads to another page.
    { capture: true },
  );
}
