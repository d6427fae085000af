import { type BANNER_SLUGS, CONTACT_CARD_SLUG, type calls, type DataOf, MENU_PREFIX } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { sanitiseHtml, sanitiseMenuHtml, sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { descriptionOf } from './description.ts';
import { withSizedPictures } from './panel-pictures.ts';
import { withAnchors } from './table-of-contents.ts';
import { withTableRegions } from './table-regions.ts';
import type {
  BrandLink,
  ContentPage,
  FooterGroup,
  MenuEntry,
  PageFragment,
  PagePreview,
  SiteBanners,
} from './types.ts';

/** Converts the menu, with the operator's sanitised panels for one kind of device. */
export function toMenu(wire: DataOf<typeof calls.megaMenu>, device: Device): MenuEntry[] {
  return wire.map(({ StoreCategoryName, CategoryURL, Children, DesktopMenuContent, MobileMenuContent }) => ({
    name: localFact(StoreCategoryName),
    href: storeHref(CategoryURL),
    panel: panelHtml(device === 'mobile' ? MobileMenuContent : DesktopMenuContent),
    children: toMenu(Children, device),
  }));
}

const panelHtml = (html: string) => withSizedPictures(sanitiseMenuHtml(html) ?? '');

/** The footer's pages by group, both in the order of the retail API. */
export function toFooterGroups(wire: DataOf<typeof calls.footerPages>): FooterGroup[] {
  const groups = Map.groupBy(wire, (page) => page.Group);
  return [...groups].map(([title, pages]) => ({
    title: localFact(title),
    links: pages.map(({ PageTitle, PageURL }) => ({ title: localFact(PageTitle), href: paths.content(PageURL) })),
  }));
}

const BANNER_FIELDS: ReadonlyMap<string, keyof SiteBanners> = new Map([
  ['disclaimer', 'disclaimer'],
  ['bottomsticky', 'bottomSticky'],
  ['promo', 'promo'],
  ['social', 'social'],
  ['footer', 'footer'],
] satisfies [(typeof BANNER_SLUGS)[number], keyof SiteBanners][]);

/** No site banner at all. */
export const NO_BANNERS: SiteBanners = { disclaimer: '', bottomSticky: '', promo: '', social: '', footer: '' };

/** The site banners by their slugs; one that the operator did not set is empty. */
export function toSiteBanners(wire: DataOf<typeof calls.pages>): SiteBanners {
  const banners = { ...NO_BANNERS };
  for (const { PageURL, PageContent } of wire) {
    const field = BANNER_FIELDS.get(PageURL);
    if (field) banners[field] = sanitiseHtml(PageContent) ?? '';
  }
  return banners;
}

/** A content page with the title that the footer gives it; null where it has no text. */
export function toContentPage(wire: DataOf<typeof calls.pages>, slug: string, title: string): ContentPage | null {
  const written = wire.find((page) => page.PageURL === slug);
  const card = wire.find((page) => page.PageURL === CONTACT_CARD_SLUG);
  const text = sanitisePageHtml(written?.PageContent ?? '') ?? '';
  if (text === '') return null;
  const { html, headings } = withAnchors(text);
  return {
    title,
    description: descriptionOf(text),
    html: withTableRegions(html, title),
    headings,
    contactCard: sanitiseHtml(card?.PageContent ?? '') ?? '',
    updatedAt: written?.UpdatedAt ?? 0,
  };
}

/** The draft of a page or fragment; null where a page has no text. */
export function toPagePreview(slug: string, wire: DataOf<typeof calls.previewedPage>): PagePreview | null {
  const { PageTitle: title, PageContent, PublishFrom: from, PublishUntil: until } = wire;
  const fragment = toFragment(slug, title, PageContent);
  if (fragment) return { fragment, from, until };
  const page = toContentPage([{ PageURL: slug, PageContent, UpdatedAt: 0 }], slug, title);
  return page && { page, from, until };
}

function toFragment(slug: string, title: string, html: string): PageFragment | null {
  if (slug.startsWith(MENU_PREFIX)) return { slug, title, html: panelHtml(html) };
  const isStrip = slug === CONTACT_CARD_SLUG || BANNER_FIELDS.has(slug);
  return isStrip ? { slug, title, html: sanitiseHtml(html) ?? '' } : null;
}

/** The site banners with the draft of one of them in its place. */
export function withDraftedBanner(banners: SiteBanners, { slug, html }: PageFragment): SiteBanners {
  const field = BANNER_FIELDS.get(slug);
  return field ? { ...banners, [field]: html } : banners;
}

/** The brands that have products, sorted by name. */
export function toBrandLinks(wire: DataOf<typeof calls.brandList>): BrandLink[] {
  return wire
    .filter(({ ProductCount }) => ProductCount > 0)
    .map(({ BrandName, Slug }) => ({ name: BrandName, href: paths.brand(Slug) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-IN'));
}

/**
 * The title that the footer gives a slug; undefined for one that it does not list, such as a fragment of the
 * menu.
 */
export function footerTitle(groups: readonly FooterGroup[], slug: string): string | undefined {
  return groups.flatMap((group) => group.links).find((link) => link.href === paths.content(slug))?.title;
}
