import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import * as m from '#messages';
import type { FooterGroup, FooterLink } from './types.ts';

/** The store locator is always there, because it is not a page that the operator wrote. */
const locator = (): FooterLink => ({ title: m.footerStoreLocator(), href: paths.stores() });
/** Neither is the journal, which is there as soon as it has a story. */
const journal = (): FooterLink => ({ title: m.footerJournal(), href: paths.journal() });
/** The most used links, in this order; the sitemap page leads to all others. */
const HREFS = [
  paths.content(CONTACT_SLUG),
  paths.stores(),
  paths.journal(),
  ...['shipping', 'returns', 'privacy'].map(paths.content),
  paths.everything(),
];

/** The links at the foot of every page: the store locator, the journal, and the most used pages of the footer. */
export function footerShortcuts(groups: readonly FooterGroup[], hasJournal: boolean): FooterLink[] {
  const links = [locator(), ...(hasJournal ? [journal()] : []), ...groups.flatMap((group) => group.links)];
  return HREFS.flatMap((href) => links.find((link) => link.href === href) ?? []);
}
