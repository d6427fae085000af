import * as paths from '#lib/shared/paths.ts';
import type { SuggestedLink } from './types.ts';

/** The words of a search that mean a page of the store and no product. */
const STORE_PAGES: readonly { words: RegExp; page: SuggestedLink }[] = [
  {
    words: /\bgift ?(?:card|voucher)s?\b/i,
    page: { name: 'Gift cards', href: paths.giftCards() },
  },
  {
    words: /\b(?:warrant(?:y|ies)|guarantee)\b/i,
    page: { name: 'Warranty and service', href: paths.content('warranty') },
  },
  {
    words: /\b(?:returns?|refunds?|exchange)\b/i,
    page: { name: 'Returns and exchange', href: paths.content('returns') },
  },
  {
    words: /\b(?:order status|(?:my|track(?:ing)?)(?: my| an?)? orders?)\b/i,
    page: { name: 'Order status', href: paths.trackOrder() },
  },
  {
    words: /\b(?:stores?|showrooms?|shops? near)\b/i,
    page: { name: 'Stores', href: paths.stores() },
  },
];

/** The pages of the store that a search text names, none for most. */
export function storePagesFor(text: string): SuggestedLink[] {
  return STORE_PAGES.filter(({ words }) => words.test(text)).map(({ page }) => page);
}
