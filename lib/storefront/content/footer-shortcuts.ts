import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import type { FooterGroup, FooterLink } from './types.ts';

/** No page that the operator wrote: it is there in any case. */
const LOCATOR: FooterLink = { title: 'Store locator', href: paths.stores() };
/** What shoppers look for most, in this order; the page of the sitemap leads to all the others. */
const HREFS = [
  paths.content(CONTACT_SLUG),
  LOCATOR.href,
  ...['shipping', 'returns', 'privacy'].map(paths.content),
  paths.everything(),
];

/** The few links that stand at the foot of every page: the store locator, and others as far as the footer knows their pages. */
export function footerShortcuts(groups: readonly FooterGroup[]): FooterLink[] {
  const links = [LOCATOR, ...groups.flatMap((group) => group.links)];
  return HREFS.flatMap((href) => links.find((link) => link.href === href) ?? []);
}
