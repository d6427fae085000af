import { CONTACT_CARD_SLUG, MENU_PREFIX, MOBILE_MENU_PREFIX, STRIP_SLUGS } from '#lib/contract/page-vocabulary.ts';

/** The kinds of fragments that have a form. */
export type FragmentKind = 'strip' | 'text' | 'desktop-panel' | 'phone-panel';

const DESKTOP_MENU_PREFIX = `${MENU_PREFIX}desktop-`;

/** What the strips are called, and where shoppers see them. */
export const STRIPS: Readonly<Record<(typeof STRIP_SLUGS)[number], { title: string; place: string }>> = {
  promo: { title: 'Announcement', place: 'Above the header of every page' },
  disclaimer: { title: 'Disclaimer', place: 'Below the header, on the pages that carry it' },
  bottomsticky: { title: 'Notice', place: 'At the lower edge of the window' },
};

/** The texts below every page, what they are called, and where shoppers see them. */
export const TEXTS: ReadonlyMap<string, { title: string; place: string }> = new Map([
  ['footer', { title: 'Footer', place: 'In the footer of every page, above its columns' }],
  ['social', { title: 'Links of the footer', place: 'In a row of the footer, such as pages on social networks' }],
  [CONTACT_CARD_SLUG, { title: 'Contact card', place: 'Below every page of text' }],
]);

/** The kind of a fragment by its address; null for what has no form. */
export function fragmentKindOf(slug: string): FragmentKind | null {
  if (slug.startsWith(MOBILE_MENU_PREFIX)) return 'phone-panel';
  if (slug.startsWith(DESKTOP_MENU_PREFIX)) return 'desktop-panel';
  if (TEXTS.has(slug)) return 'text';
  return STRIP_SLUGS.some((one) => one === slug) ? 'strip' : null;
}

/** The address of the panel that a top category has on phones or on wide screens. */
export function panelSlug(kind: 'desktop-panel' | 'phone-panel', category: string): string {
  return `${kind === 'phone-panel' ? MOBILE_MENU_PREFIX : DESKTOP_MENU_PREFIX}${category}`;
}

/** The title that a fragment begins with; it stands in lists of staff alone. */
export function newFragmentTitle(slug: string): string {
  const named = namedFragment(slug);
  if (named) return named.title;
  return `Menu panel ${panelCategory(slug)} (${slug.startsWith(MOBILE_MENU_PREFIX) ? 'phone' : 'desktop'})`;
}

/** Where shoppers see a fragment; empty for a page. */
export function fragmentPlace(slug: string): string {
  const named = namedFragment(slug);
  if (named) return `${named.place}. An empty one is not shown.`;
  const kind = fragmentKindOf(slug);
  if (kind === null) return '';
  return `In the menu below ${panelCategory(slug)}, beside its categories, ${kind === 'phone-panel' ? 'on phones' : 'on wide screens'}.`;
}

/** A strip or a text by its address. */
function namedFragment(slug: string): { title: string; place: string } | undefined {
  const strip = STRIP_SLUGS.find((one) => one === slug);
  return strip ? STRIPS[strip] : TEXTS.get(slug);
}

/** The address of the category whose panel a slug names. */
export function panelCategory(slug: string): string {
  return slug.replace(/^menu-[a-z]+-/, '');
}
