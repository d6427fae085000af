import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import type { SuggestedLink } from './types.ts';

/** A page, and the words of a search that mean it and no product. */
interface StorePage {
  pattern: RegExp;
  page: { name: () => string; href: string };
  /** Whether the page is there only where the store takes old gold. */
  isOldGold?: boolean;
}

const STORE_PAGES: readonly StorePage[] = [
  {
    pattern: /\b(?:old gold|gold exchange|(?:exchange|sell|value of)(?: my| old)* gold)\b/i,
    page: { name: m.searchPageOldGold, href: paths.oldGold() },
    isOldGold: true,
  },
  {
    pattern: /\bgift ?(?:card|voucher)s?\b/i,
    page: { name: m.searchPageGiftCards, href: paths.giftCards() },
  },
  {
    pattern: /\b(?:warrant(?:y|ies)|guarantee)\b/i,
    page: { name: m.searchPageWarranty, href: paths.content('warranty') },
  },
  {
    pattern: /\b(?:returns?|refunds?|exchange)\b/i,
    page: { name: m.searchPageReturns, href: paths.content('returns') },
  },
  {
    pattern: /\b(?:order status|(?:my|track(?:ing)?)(?: my| an?)? orders?)\b/i,
    page: { name: m.searchPageOrderStatus, href: paths.trackOrder() },
  },
  {
    pattern: /\b(?:stores?|showrooms?|shops? near)\b/i,
    page: { name: m.searchPageStores, href: paths.stores() },
  },
];

/** The pages of the store that a search text names, none for most. `oldGold`: whether the store takes old gold. */
export function storePagesFor(text: string, { oldGold }: { oldGold: boolean }): SuggestedLink[] {
  return STORE_PAGES.filter(({ pattern, isOldGold }) => pattern.test(text) && (oldGold || !isOldGold)).map(
    ({ page: { name, href } }) => ({ name: name(), href }),
  );
}
