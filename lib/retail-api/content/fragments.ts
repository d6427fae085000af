import { BANNER_SLUGS, CONTACT_CARD_SLUG, MENU_PREFIX } from '#lib/contract/index.ts';
import { HOME_SLUG } from './home-layout.ts';

const FRAGMENT_SLUGS: ReadonlySet<string> = new Set([...BANNER_SLUGS, CONTACT_CARD_SLUG]);

/** Whether a slug names a fragment, which other pages include and which is no page of its own. */
export function isFragment(slug: string): boolean {
  return slug === HOME_SLUG || slug.startsWith(MENU_PREFIX) || FRAGMENT_SLUGS.has(slug);
}
