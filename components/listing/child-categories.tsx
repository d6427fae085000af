import type { Listing } from '#lib/catalogue/types.ts';
import { Link } from '@/components/ui/link';

/** The categories one level below, as a row of links. Nothing where there are none. */
export function ChildCategories({ entries }: { entries: Listing['children'] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Categories" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry.href}>
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
