import { BANNER_SLUGS, CONTACT_CARD_SLUG } from '#lib/contract/index.ts';
import { HOME_SLUG } from './home-layout.ts';

/** What the slugs of the menu's panels begin with. */
export const MENU_PREFIX = 'menu-';

const PIECES: ReadonlySet<string> = new Set([...BANNER_SLUGS, CONTACT_CARD_SLUG]);

/** Whether a slug names a piece of other pages, which is no page of its own. */
export function isFragment(slug: string): boolean {
  return slug === HOME_SLUG || slug.startsWith(MENU_PREFIX) || PIECES.has(slug);
}
