import { CONTACT_CARD_SLUG, type calls, type DataOf } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { sanitiseHtml, sanitiseMenuHtml, sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { descriptionOf } from './description.ts';
import { withSizedPictures } from './panel-pictures.ts';
import { withAnchors } from './table-of-contents.ts';
import { withTableRegions } from './table-regions.ts';
import type { BrandLink, ContentPage, FooterGroup, MenuEntry, SiteBanners } from './types.ts';

/** Converts the menu, with the operator's sanitised panels for one kind of device. */
export function toMenu(wire: DataOf<typeof calls.megaMenu>, device: Device): MenuEntry[] {
  return wire.map(({ StoreCategoryName, CategoryURL, Children, DesktopMenuContent, MobileMenuContent }) => ({
    name: StoreCategoryName,
    href: storeHref(CategoryURL),
    panel: withSizedPictures(sanitiseMenuHtml(device === 'mobile' ? MobileMenuContent : DesktopMenuContent) ?? ''),
    children: toMenu(Children, device),
  }));
}

/** The footer's pages by group, both in the order of the retail API. */
export function toFooterGroups(wire: DataOf<typeof calls.footerPages>): FooterGroup[] {
  const groups = Map.groupBy(wire, (page) => page.Group);
  return [...groups].map(([title, pages]) => ({
    title,
    links: pages.map(({ PageTitle, PageURL }) => ({ title: PageTitle, href: paths.content(PageURL) })),
  }));
}

/** The site banners by their slugs; one that the operator did not set is empty. */
export function toSiteBanners(wire: DataOf<typeof calls.pages>): SiteBanners {
  const contentOf = (slug: string) => sanitiseHtml(wire.find((page) => page.PageURL === slug)?.PageContent ?? '') ?? '';
  return {
    disclaimer: contentOf('disclaimer'),
    bottomSticky: contentOf('bottomsticky'),
    promo: contentOf('promo'),
    social: contentOf('social'),
    footer: contentOf('footer'),
  };
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
