import type { Facet } from '#lib/catalogue/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ListingAddress } from './listing-address';

/** Every filter in force as a chip that removes it, and "Clear all". Nothing where none is. */
export function AppliedFilters({ facets, address }: { facets: Facet[]; address: ListingAddress }) {
  const chips = Object.entries(address.place.query.filters).flatMap(([key, values]) =>
    values.map((value) => ({ key, value, title: titleOf(facets, key, value) })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2" data-print="off">
      {chips.map((chip) => (
        <li key={`${chip.key}=${chip.value}`}>
          <Link
            href={address.toggled(chip.key, chip.value)}
            scroll={false}
            rel="nofollow"
            className="flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3 text-sm hover:border-brass hover:text-brass lg:min-h-9"
          >
            <span className="sr-only">Remove filter </span>
            {chip.title}
            <Icon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={address.withoutFilters}
          scroll={false}
          className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4 hover:text-brass lg:min-h-9"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** A value that the list does not know keeps its own text, so that it can still be removed. */
function titleOf(facets: Facet[], key: string, value: string): string {
  const facet = facets.find((candidate) => candidate.key === key);
  return facet?.values.find((candidate) => candidate.value === value)?.title ?? value;
}
