'use client';

import type { MenuEntry } from '#lib/content/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MenuKeeper } from './menu-keeper';

/**
 * The desktop menu: every top category is a link, and those with categories below also open a panel. A client component
 * so that the menu crosses to the browser once, as data, and not as a tree of elements.
 */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <MenuKeeper label="Main menu">
      {entries.map((entry) => (
        <li key={entry.href} className="menu-item flex items-center">
          <Link href={entry.href} className="flex min-h-12 items-center px-1 text-sm hover:text-brass xl:tracking-wide">
            {entry.name}
          </Link>
          {entry.children.length > 0 && (
            <>
              <details name="main-menu">
                <summary
                  aria-label={`More in ${entry.name}`}
                  className="grid size-6 place-items-center hover:text-brass"
                >
                  <Icon name="down" className="size-3.5 transition-[rotate]" />
                </summary>
              </details>
              <MenuPanel entry={entry} />
            </>
          )}
        </li>
      ))}
    </MenuKeeper>
  );
}

function MenuPanel({ entry }: { entry: MenuEntry }) {
  const groups = entry.children.filter((child) => child.children.length > 0);
  const single = entry.children.filter((child) => child.children.length === 0);
  return (
    <div className="menu-panel absolute inset-x-0 top-full border-line border-y bg-paper">
      <div className="page-width columns-5 gap-x-8 py-8">
        <ul className="mb-6 break-inside-avoid">
          <PanelLink entry={{ ...entry, name: `All ${entry.name}` }} strong />
          {single.map((child) => (
            <PanelLink key={child.href} entry={child} />
          ))}
        </ul>
        {groups.map((group) => (
          <ul key={group.href} className="mb-6 break-inside-avoid">
            <PanelLink entry={group} strong />
            {group.children.map((child) => (
              <PanelLink key={child.href} entry={child} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function PanelLink({ entry, strong = false }: { entry: MenuEntry; strong?: boolean }) {
  return (
    <li>
      <Link
        href={entry.href}
        className={`block py-1 hover:text-brass ${strong ? 'font-display text-lg' : 'text-muted text-sm'}`}
      >
        {entry.name}
      </Link>
    </li>
  );
}
