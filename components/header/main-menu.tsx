'use client';

import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MenuCloser } from './menu-closer';
import { hasPanel, MenuPanel } from './menu-panel';

/**
 * The desktop menu: every top category is a link, and those with content also open a panel. A client
 * component, so that the menu is sent to the browser once, as data instead of a rendered tree.
 */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <MenuCloser label="Main menu">
      {entries.map((entry) => (
        <li key={entry.href} className="menu-item flex items-center">
          <Link
            href={entry.href}
            className="menu-top flex min-h-12 items-center px-1 text-sm hover:text-brass xl:tracking-wide"
          >
            {entry.name}
          </Link>
          {hasPanel(entry) && (
            <>
              <details name="main-menu">
                <summary
                  aria-label={`More in ${entry.name}`}
                  className="grid h-12 w-6 place-items-center hover:text-brass pointer-coarse:w-11"
                >
                  <Icon name="down" className="size-3.5 transition-[rotate]" />
                </summary>
              </details>
              <MenuPanel entry={entry} />
            </>
          )}
        </li>
      ))}
    </MenuCloser>
  );
}
