import type { Metadata } from 'next';
import { listingHref } from '#lib/catalogue/listing-query.ts';
import type { Listing, ListingQuery } from '#lib/catalogue/types.ts';

/** Head of a list: its pages are indexed each for itself, combinations of filters are not. */
export function listingMetadata(listing: Listing, query: ListingQuery): Metadata {
  const filtered = Object.keys(query.filters).length > 0;
  const title = listing.page > 1 ? `${listing.title}, page ${listing.page}` : listing.title;
  const canonical = listingHref(listing.href, { filters: {}, sort: undefined, page: filtered ? 1 : listing.page });
  return {
    title,
    ...(listing.intro && { description: listing.intro }),
    alternates: { canonical },
    ...(filtered && { robots: { index: false, follow: true } }),
    openGraph: { title, url: canonical, type: 'website' },
  };
}
