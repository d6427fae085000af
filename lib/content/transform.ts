import type { calls, DataOf } from '#lib/contract/index.ts';
import { paths } from '#lib/shared/paths.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import { sanitiseHtml } from './sanitise.ts';
import type { ContentPage, FooterGroup, MenuEntry, Strips } from './types.ts';

/** The menu without its merchant HTML. */
export function toMenu(wire: DataOf<typeof calls.megaMenu>): MenuEntry[] {
  return wire.map(({ StoreCategoryName, CategoryURL, Children }) => ({
    name: StoreCategoryName,
    href: storeHref(CategoryURL),
    children: toMenu(Children),
  }));
}

/** The footer's pages by group, both in the order in which the retail API names them. */
export function toFooterGroups(wire: DataOf<typeof calls.footerPages>): FooterGroup[] {
  const groups = Map.groupBy(wire, (page) => page.Group);
  return [...groups].map(([title, pages]) => ({
    title,
    links: pages.map(({ PageTitle, PageURL }) => ({ title: PageTitle, href: paths.content(PageURL) })),
  }));
}

/** The strips by their slugs; one that the operator did not set is empty. */
export function toStrips(wire: DataOf<typeof calls.pages>): Strips {
  const contentOf = (slug: string) => sanitiseHtml(wire.find((page) => page.PageURL === slug)?.PageContent ?? '');
  return {
    disclaimer: contentOf('disclaimer'),
    bottomSticky: contentOf('bottomsticky'),
    promo: contentOf('promo'),
    social: contentOf('social'),
    footer: contentOf('footer'),
  };
}

/** A content page under the title that the footer gives it; null where it has no text. */
export function toContentPage(wire: DataOf<typeof calls.pages>, slug: string, title: string): ContentPage | null {
  const html = sanitiseHtml(wire.find((page) => page.PageURL === slug)?.PageContent ?? '');
  return html === '' ? null : { title, html };
}

/** The title that the footer gives a slug; undefined for one that it does not name, such as a fragment of the menu. */
export function footerTitle(groups: readonly FooterGroup[], slug: string): string | undefined {
  return groups.flatMap((group) => group.links).find((link) => link.href === paths.content(slug))?.title;
}
