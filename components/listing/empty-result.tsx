import type { FilterSuggestion, Listing } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ListingAddress } from './listing-address';
import { titleOfValue } from './title-of-value';

interface EmptyResultProps {
  listing: Listing;
  address: ListingAddress;
  filterSuggestions: readonly FilterSuggestion[];
}

/** Replaces the products where the filters leave none: filters to remove, and other lists. */
export function EmptyResult({ listing, address, filterSuggestions }: EmptyResultProps) {
  return (
    <div className="max-w-measure py-8">
      <h2 className="text-2xl">{m.listingNoMatches()}</h2>
      {filterSuggestions.length > 0 ? (
        <>
          <p className="mt-2 text-muted">{m.listingRemoveAFilter()}</p>
          <ul className="mt-4 border-line border-t">
            {filterSuggestions.map(({ key, value, count }) => (
              <li key={`${key}=${value}`} className="border-line border-b">
                <Link
                  href={address.toggled(key, value)}
                  rel="nofollow"
                  scroll={false}
                  className="flex min-h-12 items-center justify-between gap-4 hover:text-brass"
                >
                  <span>{m.listingWithoutFilter({ value: titleOfValue(listing.facets, key, value) })}</span>
                  <span className="text-muted text-sm tabular-nums">{m.listingProductCount({ count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 text-muted">{m.listingRemoveFilterAbove()}</p>
      )}
      <p className="mt-6">
        <Link href={address.withoutFilters} className={buttonClass('secondary')}>
          {m.listingShowAll()}
        </Link>
      </p>
      <OtherLists listing={listing} />
    </div>
  );
}

/** Replaces the products of a list that has none at all. */
export function EmptyList({ listing }: { listing: ListPlace }) {
  return (
    <div className="max-w-measure py-8">
      <p className="text-lg">{m.listingEmpty()}</p>
      <OtherLists listing={listing} />
    </div>
  );
}

type ListPlace = Pick<Listing, 'breadcrumb' | 'children'>;

/** The lists above and below, nearest first; nothing where there are none. */
function OtherLists({ listing }: { listing: ListPlace }) {
  const lists = [...listing.breadcrumb.slice(0, -1).reverse(), ...listing.children];
  if (lists.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-muted">{m.listingOrBrowse()}</span>
      {lists.map(({ name, href }) => (
        <Link
          key={href}
          href={href}
          className="flex min-h-11 items-center underline underline-offset-4 hover:text-brass"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}
