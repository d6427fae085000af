import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { BrandLink, FooterGroup, MenuEntry } from '#lib/storefront/content/types.ts';
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
    { name: 'Buy a gift card', href: paths.giftCards() },
    { name: 'Check a balance', href: paths.giftCardBalance() },
  ];
  const guides = [
    { name: 'Ring sizer', href: paths.ringSizer() },
    { name: 'Watch on your wrist', href: paths.wristFit() },
  ];
  const services = [
    { name: 'Store locator', href: paths.stores() },
    ...(goldRates ? [{ name: 'Today’s gold rate', href: paths.goldRate() }] : []),
    ...(oldGold ? [{ name: 'Exchange value of old gold', href: paths.oldGold() }] : []),
  ];
  return (
    <div className="site-tree mt-10">
      {menu.map(({ name, href, children }) => (
        <Section key={href} title={name} href={href} entries={children} />
      ))}
      <Section title="More collections" entries={menu.filter(({ children }) => children.length === 0)} />
      <Section title="Brands" entries={brands} />
      <Section title="Gift cards" entries={gifts} />
      <Section title="Size guides" entries={guides} />
      <Section title="Stores" entries={services} />
      <Section
        title="Journal"
        href={paths.journal()}
        entries={stories.map(({ title, href }) => ({ name: title, href }))}
      />
      {groups.map(({ title, links }) => (
        <Section key={title} title={title} entries={links.map((link) => ({ name: link.title, href: link.href }))} />
      ))}
    </div>
  );
}
