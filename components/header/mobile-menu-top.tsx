'use client';

import type { TopCategory } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface MobileMenuTopProps {
  categories: TopCategory[];
  /** The address of the category whose panel was just left; the focus returns to its button. */
  lastOpened: string | null;
  /** The small pictures of categories by address; null until they have arrived, which moves nothing. */
  pictures: ReadonlyMap<string, string> | null;
  /** The address of the category whose panel is on its way. */
  awaited: string | null;
  onOpen: (category: TopCategory) => void;
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The top categories of the mobile menu as links with their pictures, and a button where there is a panel. */
export function MobileMenuTop({ categories, lastOpened, pictures, awaited, onOpen }: MobileMenuTopProps) {
  return (
    <ul className="px-4 py-2">
      {categories.map((category) => (
        <li key={category.href} className="flex border-line border-b">
          <Link
            href={category.href}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 font-display text-lg hover:text-brass"
          >
            <span className="min-w-0 flex-1">{category.name}</span>
            {pictures?.get(category.href) && (
              // biome-ignore lint/performance/noImgElement: its sizes are generated in advance
              <img src={pictures.get(category.href)} alt="" className="menu-picture" />
            )}
          </Link>
          {category.hasPanel && (
            <button
              ref={category.href === lastOpened ? focus : undefined}
              type="button"
              aria-label={m.headerMoreIn({ name: category.name })}
              aria-busy={category.href === awaited}
              onClick={() => onOpen(category)}
              className="needs-script -mr-4 grid w-14 shrink-0 place-items-center hover:text-brass aria-busy:cursor-progress aria-busy:opacity-50"
            >
              <Icon name="right" className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
