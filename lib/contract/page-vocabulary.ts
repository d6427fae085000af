/** The HTML fragments around every page, each a page of the retail API under its slug. */
export const BANNER_SLUGS = ['disclaimer', 'bottomsticky', 'promo', 'social', 'footer'] as const;

/** The page that the notice of cookies links to. */
export const COOKIE_POLICY_SLUG = 'cookies';

/** The fragment at the end of every content page. */
export const CONTACT_CARD_SLUG = 'contact-card';

/** Slug prefix of the menu panels, e.g. `menu-desktop-watches`, and of those that phones show. */
export const MENU_PREFIX = 'menu-';
export const MOBILE_MENU_PREFIX = `${MENU_PREFIX}mobile-`;

/** The strips around every page: above the header, below it, and at the lower edge of the window. */
export const STRIP_SLUGS = [
  'promo',
  'disclaimer',
  'bottomsticky',
] as const satisfies readonly (typeof BANNER_SLUGS)[number][];
