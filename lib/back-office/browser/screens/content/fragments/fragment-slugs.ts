import { MENU_PREFIX, MOBILE_MENU_PREFIX, STRIP_SLUGS } from '#lib/contract/page-vocabulary.ts';

/** The kinds of fragments that have a form. */
export type FragmentKind = 'strip' | 'desktop-panel' | 'phone-panel';

const DESKTOP_MENU_PREFIX = `${MENU_PREFIX}desktop-`;

/** What the strips are called, and where shoppers see them. */
export const STRIPS: Readonly<Record<(typeof STRIP_SLUGS)[number], { title: string; place: string }>> = {
  promo: { title: 'Announcement', place: 'Above the header of every page' },
  disclaimer: { title: 'Disclaimer', place: 'Below the header, on the pages that carry it' },
  bottomsticky: { title: 'Notice', place: 'At the lower edge of the window' },
};

/** The kind of a fragment by its address; null for what has no form. */
export function fragmentKindOf(slug: string): FragmentKind | null {
  if (slug.startsWith(MOBILE_MENU_PREFIX)) return 'phone-panel';
  if (slug.startsWith(DESKTOP_MENU_PREFIX)) return 'desktop-panel';
  return STRIP_SLUGS.some((one) => one === slug) ? 'strip' : null;
}

/** The address of the panel that a top category has on phones or on wide screens. */
export function panelSlug(kind: Exclude<FragmentKind, 'strip'>, category: string): string {
  return `${kind === 'phone-panel' ? MOBILE_MENU_PREFIX : DESKTOP_MENU_PREFIX}${category}`;
}

/** The title that a fragment begins with; it stands in lists of staff alone. */
export function newFragmentTitle(slug: string): string {
  const strip = STRIP_SLUGS.find((one) => one === slug);
  if (strip) return STRIPS[strip].title;
  return `Menu panel ${panelCategory(slug)} (${slug.startsWith(MOBILE_MENU_PREFIX) ? 'phone' : 'desktop'})`;
}

/** Where shoppers see a fragment; empty for a page. */
export function fragmentPlace(slug: string): string {
  const strip = STRIP_SLUGS.find((one) => one === slug);
  if (strip) return `${STRIPS[strip].place}. An empty one is not shown.`;
  const kind = fragmentKindOf(slug);
  if (kind === null) return '';
  return `In the menu below ${panelCategory(slug)}, beside its categories, ${kind === 'phone-panel' ? 'on phones' : 'on wide screens'}.`;
}

/** The address of the category whose panel a slug names. */
export function panelCategory(slug: string): string {
  return slug.replace(/^menu-[a-z]+-/, '');
}
