'use client';

import { useId } from 'react';
import { smallPictureOf } from '#lib/storefront/content/panel-pictures.ts';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';

const ROW = 'flex min-h-11 items-center hover:text-brass';

/** The small picture of each top category by its address, from the panels that have one. */
export const picturesOf = (entries: readonly MenuEntry[]): ReadonlyMap<string, string> =>
  new Map(entries.map(({ href, panel }) => [href, smallPictureOf(panel)]));

/**
 * The panel of a top category in the mobile menu: a link to all, its categories by group, and the operator's
 * content.
 */
export function MobileMenuPanel({ entry }: { entry: MenuEntry }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="px-4 pt-5 pb-8">
      <h2 id={heading} className="text-2xl">
        {entry.name}
      </h2>
      <Link href={entry.href} className={`${ROW} mt-1 text-muted underline decoration-line underline-offset-4`}>
        {m.headerAllOf({ name: entry.name })}
      </Link>
      {entry.children.length > 0 && (
        <ul className="mt-2">
          {entry.children.map((child) => (
            <li key={child.href} className="border-line border-t py-1">
              <Link href={child.href} className={ROW}>
                {child.name}
              </Link>
              {child.children.length > 0 && (
                <ul className="grid grid-cols-2 gap-x-4 pb-2">
                  {child.children.map((leaf) => (
                    <li key={leaf.href}>
                      <Link href={leaf.href} className={`${ROW} text-muted text-sm`}>
                        {leaf.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {entry.panel !== '' && <RichText html={entry.panel} className="menu-note mt-2 border-line border-t pt-5" />}
    </section>
  );
}
