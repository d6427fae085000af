'use client';

import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { hasPanel } from './menu-panel';

interface MobileMenuTopProps {
  entries: MenuEntry[];
  /** The entry whose panel was just left; the focus returns to its button. */
  lastOpened: MenuEntry | null;
  onOpen: (entry: MenuEntry) => void;
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The top categories of the mobile menu as links, with a button where there is a panel. */
export function MobileMenuTop({ entries, lastOpened, onOpen }: MobileMenuTopProps) {
  return (
    <ul className="px-4 py-2">
      {entries.map((entry) => (
        <li key={entry.href} className="flex border-line border-b">
          <Link
            href={entry.href}
            className="flex min-h-14 min-w-0 flex-1 items-center font-display text-lg hover:text-brass"
          >
            {entry.name}
          </Link>
          {hasPanel(entry) && (
            <button
              ref={entry === lastOpened ? focus : undefined}
              type="button"
              aria-label={`More in ${entry.name}`}
              onClick={() => onOpen(entry)}
              className="needs-script -mr-4 grid w-14 shrink-0 place-items-center hover:text-brass"
            >
              <Icon name="right" className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
