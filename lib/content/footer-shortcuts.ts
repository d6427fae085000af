import { CONTACT_SLUG, paths } from '#lib/shared/paths.ts';
import type { FooterGroup, FooterLink } from './types.ts';

/** What shoppers look for most, in this order; the page of the sitemap leads to all the others. */
const HREFS = [...[CONTACT_SLUG, 'shipping', 'returns', 'privacy'].map(paths.content), paths.everything()];

/** The few links that stand at the foot of every page, as far as the footer knows their pages. */
export function footerShortcuts(groups: readonly FooterGroup[]): FooterLink[] {
  const links = groups.flatMap((group) => group.links);
  return HREFS.flatMap((href) => links.find((link) => link.href === href) ?? []);
}
