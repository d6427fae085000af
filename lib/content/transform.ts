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
  };
}

/** A content page under the title that the footer gives it, or one made from its slug; null where it has no text. */
export function toContentPage(
  wire: DataOf<typeof calls.pages>,
  groups: readonly FooterGroup[],
  slug: string,
): ContentPage | null {
  const html = sanitiseHtml(wire.find((page) => page.PageURL === slug)?.PageContent ?? '');
  if (html === '') return null;
  const link = groups.flatMap((group) => group.links).find((candidate) => candidate.href === paths.content(slug));
  const words = slug.replaceAll('-', ' ');
  return { title: link?.title ?? words.charAt(0).toUpperCase() + words.slice(1), html };
}
