import { shopProfile } from '#lib/shared/shop-profile.ts';

interface Named {
  name: string;
  href: string;
}

interface GuideParts {
  /** The menu's departments with their lists. */
  lists: readonly (Named & { children: readonly Named[] })[];
  /** The footer's pages by group. */
  groups: readonly { title: string; links: readonly { title: string; href: string }[] }[];
  brands: readonly Named[];
  /** The stories of the journal. */
  stories: readonly Named[];
  /** Machine-readable sources that list all products. */
  sources: readonly Named[];
  siteUrl: (path: string) => string;
}

/** Formats a link, without the brackets in its name, which would end it. */
function link({ name, href }: Named, siteUrl: GuideParts['siteUrl']): string {
  return `[${name.replace(/[[\]\n]/g, ' ').trim()}](${siteUrl(href)})`;
}

/** Describes the store and its pages as Markdown in the format of llmstxt.org. */
export function machineGuide({ lists, groups, brands, stories, sources, siteUrl }: GuideParts): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `\n## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  const { name, sells } = shopProfile();
  const departments = lists.map((list) => {
    const below = list.children.map((child) => link(child, siteUrl)).join(', ');
    return below === '' ? link(list, siteUrl) : `${link(list, siteUrl)}: ${below}`;
  });
  return [
    `# ${name}\n\n> ${name} sells ${sells} in India. Prices are in Indian rupees and include all taxes. ${name} delivers across India only.\n`,
    '\nA product page gives the price, the stock by size, the specifications, the country of origin and the warranty, also as schema.org JSON-LD. Lists continue at `?page=2`. To search, use `/search?q=` with the search text. Prices and stock change, so read them on the page before you quote them.\n',
    section('Departments', departments),
    section(
      'Brands',
      brands.map((brand) => link(brand, siteUrl)),
    ),
    ...groups.map(({ title, links }) =>
      section(
        title,
        links.map((entry) => link({ name: entry.title, href: entry.href }, siteUrl)),
      ),
    ),
    section(
      'Journal',
      stories.map((story) => link(story, siteUrl)),
    ),
    section(
      'For programs',
      sources.map((source) => link(source, siteUrl)),
    ),
  ].join('');
}
