import type { Listing } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';

/** The subcategories as a row of links; renders nothing where there are none. */
export function ChildCategories({ entries }: { entries: Listing['children'] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Categories" className="mt-2 md:mt-5">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {entries.map((entry) => (
          <li key={entry.href} className="shrink-0">
            <Link
              href={entry.href}
              className="flex min-h-11 items-center gap-2 rounded-sm border border-line px-4 text-sm hover:border-brass hover:text-brass"
            >
              {entry.name}
              <span className="text-muted text-xs tabular-nums">{entry.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
