import type { Metadata } from 'next';
import { listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { pageMetadata } from '@/components/seo/page-metadata';
import { productImage } from '@/components/seo/share-image';

/** Returns whether a query asks for the list itself: one page, without filters or another sort order. */
export function isPlainList({ filters, sort, to }: ListingQuery): boolean {
  return Object.keys(filters).length === 0 && sort === undefined && to === undefined;
}

/** The metadata of a list: each of its pages is indexed, filtered or re-sorted lists are not. */
export function listingMetadata(listing: Listing, query: ListingQuery): Metadata {
  const isPlain = isPlainList(query);
  // `Men` means little without `Watches`.
  const above = listing.breadcrumb.slice(0, -1).map(({ name }) => name);
  const name = [listing.title, ...above.toReversed()].join(' · ');
  const [first] = listing.products;
  const front = first?.photos[0];
  return {
    ...pageMetadata({
      title: listing.page > 1 && !query.to ? m.listingPageTitle({ name, page: listing.page }) : name,
      description: description(listing),
      href: listingHref(listing.href, { filters: {}, sort: undefined, page: isPlain ? listing.page : 1 }),
      image: front && productImage(front.source, first.title),
    }),
    ...(!isPlain && { robots: { index: false, follow: true } }),
  };
}

function description({ title, intro, total, page, totalPages }: Listing): string {
  const countText = m.listingAboutCount({ count: total });
  const pageText = page > 1 ? m.listingAboutPage({ page, pages: totalPages }) : '';
  return [intro || m.listingAboutTitle({ title }), countText, pageText].filter((part) => part !== '').join(' ');
}
