import type { Metadata } from 'next';
import { COMMON_ORDERS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { listingAddress } from '@/components/listing/listing-address';
import { listingJsonLd } from '@/components/listing/listing-json-ld';
import { isPlainList, listingMetadata } from '@/components/listing/listing-metadata';
import { ListingView } from '@/components/listing/listing-view';
import { productMetadata } from '@/components/product/product-metadata';
import { JsonLd } from '@/components/ui/json-ld';
import { type EntryProps, loadEntry } from './load-entry';

/** The metadata of a list and of a product: that of a slot would be merged with it. */
export async function generateMetadata(props: EntryProps): Promise<Metadata> {
  const { page } = await loadEntry(props);
  if (page.kind === 'product') return productMetadata(page.product);
  if (page.kind === 'list') return listingMetadata(page.listing, page.query);
  return page.kind === 'missing' ? NOT_FOUND_METADATA : { robots: { index: false } };
}

/** A list or a redirect, whichever the path resolves to; nothing for a product, and HTTP 404 for none of them. */
export default async function ListEntry(props: EntryProps) {
  const { page } = await loadEntry(props);
  switch (page.kind) {
    case 'product':
      return null;
    case 'missing':
      return <NotFoundPage />;
    case 'redirect':
      return permanentRedirect(page.href);
    case 'unavailable':
      markUnavailable();
      return <UnavailableMessage href={page.href} />;
    case 'list': {
      const { listing, query, offers, filterSuggestions } = page;
      const address = listingAddress(listing.href, query, COMMON_ORDERS);
      return (
        <>
          {isPlainList(query) && <JsonLd data={listingJsonLd(listing, siteUrl(paths.home()))} />}
          <ListingView
            listing={listing}
            title={listing.title}
            address={address}
            offers={offers}
            filterSuggestions={filterSuggestions}
          />
        </>
      );
    }
  }
}
