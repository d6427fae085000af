import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { BrandLink, FooterGroup, MenuEntry } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';

interface SiteTreeProps {
  menu: MenuEntry[];
  brands: BrandLink[];
  groups: FooterGroup[];
  stories: StorySummary[];
  /** Whether the store takes old gold. */
  oldGold: boolean;
  /** Whether the store has metal rates. */
  goldRates: boolean;
}

interface Entry {
  name: string;
  href: string;
  children?: Entry[];
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul>
      {entries.map(({ name, href, children = [] }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  title: string;
  /** The list that contains all entries below it. */
  href?: string;
  entries: Entry[];
}

function Section({ title, href, entries }: SectionProps) {
  if (entries.length === 0) return null;
  const isDeep = entries.some(({ children = [] }) => children.length > 0);
  return (
    <section data-deep={isDeep || undefined}>
      <h2>{href === undefined ? title : <Link href={href}>{title}</Link>}</h2>
      <Entries entries={entries} />
    </section>
  );
}

/** Links to all lists, brands and pages of the store. */
export function SiteTree({ menu, brands, groups, stories, oldGold, goldRates }: SiteTreeProps) {
  const gifts = [
    { name: m.contentBuyGiftCard(), href: paths.giftCards() },
    { name: m.contentCheckBalance(), href: paths.giftCardBalance() },
  ];
  const guides = [
    { name: m.contentRingSizer(), href: paths.ringSizer() },
    { name: m.contentWatchOnWrist(), href: paths.wristFit() },
  ];
  const services = [
    { name: m.contentStoreLocator(), href: paths.stores() },
    ...(goldRates ? [{ name: m.contentGoldRate(), href: paths.goldRate() }] : []),
    ...(oldGold ? [{ name: m.contentOldGold(), href: paths.oldGold() }] : []),
  ];
  return (
    <div className="site-tree mt-10">
      {menu.map(({ name, href, children }) => (
        <Section key={href} title={name} href={href} entries={children} />
      ))}
      <Section title={m.contentMoreCollections()} entries={menu.filter(({ children }) => children.length === 0)} />
      <Section title={m.contentBrands()} entries={brands} />
      <Section title={m.contentGiftCards()} entries={gifts} />
      <Section title={m.contentSizeGuides()} entries={guides} />
      <Section title={m.contentStores()} entries={services} />
      <Section
        title={m.journalName()}
        href={paths.journal()}
        entries={stories.map(({ title, href }) => ({ name: title, href }))}
      />
      {groups.map(({ title, links }) => (
        <Section key={title} title={title} entries={links.map((link) => ({ name: link.title, href: link.href }))} />
      ))}
    </div>
  );
}
