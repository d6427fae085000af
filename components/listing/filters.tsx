'use client';

import type { Facet, FacetValue } from '#lib/catalogue/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type ListingAddress, type ListingPlace, listingAddress } from './listing-address';

const SHOWN_AT_FIRST = 8;

/**
 * The region "Filters": links that switch a value on or off, in named groups. Works without JavaScript. A client
 * component so that its facets cross to the browser once, as data, and not as a tree of elements.
 */
export function Filters({ facets, place }: { facets: Facet[]; place: ListingPlace }) {
  const address = listingAddress(place.path, place.query, place.orders, place.extra);
  const chosen = Object.values(place.query.filters).flat().length;
  return (
    <section aria-label="Filters" data-print="off">
      <details className="filters">
        <summary className="flex min-h-12 items-center justify-between rounded-sm border border-edge px-4">
          <span className="flex items-center gap-2">
            <Icon name="filter" className="size-5" />
            Filter{chosen > 0 && ` (${chosen})`}
          </span>
          <Icon name="down" className="size-4" />
        </summary>
        <div className="grid gap-x-6 max-lg:pt-2 sm:max-lg:grid-cols-2">
          {facets.map((facet) => (
            <FacetGroup key={facet.key} facet={facet} address={address} />
          ))}
        </div>
      </details>
    </section>
  );
}

function FacetGroup({ facet, address }: { facet: Facet; address: ListingAddress }) {
  const first = facet.values.slice(0, SHOWN_AT_FIRST);
  const rest = facet.values.slice(SHOWN_AT_FIRST);
  return (
    <fieldset className="border-line border-b py-5 lg:first:pt-0">
      <legend className="float-left mb-1 w-full font-display text-lg">{facet.title}</legend>
      <ul className="clear-both">
        {first.map((value) => (
          <FacetLink key={value.value} facet={facet} value={value} address={address} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="filters-more" open={rest.some((value) => value.selected)}>
          <summary className="flex min-h-11 w-fit items-center text-brass text-sm underline underline-offset-4 lg:min-h-8">
            {rest.length} more
          </summary>
          <ul>
            {rest.map((value) => (
              <FacetLink key={value.value} facet={facet} value={value} address={address} />
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

interface FacetLinkProps {
  facet: Facet;
  value: FacetValue;
  address: ListingAddress;
}

function FacetLink({ facet, value, address }: FacetLinkProps) {
  const tick = value.selected ? 'border-ink bg-ink text-paper' : 'border-edge text-transparent';
  const text = (
    <>
      <span className={`grid size-4 shrink-0 place-items-center rounded-sm border ${tick}`}>
        <Icon name="check" className="size-3" />
      </span>
      <span className="min-w-0 flex-1">{value.title}</span>
      <span className="text-muted text-xs tabular-nums">{value.count}</span>
    </>
  );
  const shape = 'flex min-h-11 items-center gap-3 py-1 text-sm lg:min-h-8';
  if (value.count === 0 && !value.selected) return <li className={`${shape} text-muted`}>{text}</li>;
  return (
    <li>
      <Link
        href={address.toggled(facet.key, value.value)}
        scroll={false}
        rel="nofollow"
        aria-current={value.selected ? 'true' : undefined}
        className={`${shape} hover:text-brass`}
      >
        {text}
      </Link>
    </li>
  );
}
