import { COMMON_ORDERS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { listingAddress } from '@/components/listing/listing-address';
import { listingJsonLd } from '@/components/listing/listing-json-ld';
import { isPlainList } from '@/components/listing/listing-metadata';
import { ListingView } from '@/components/listing/listing-view';
import { JsonLd } from '@/components/ui/json-ld';
import { type EntryProps, loadEntry } from '../load-entry';

/** A list; nothing at the address of anything else. */
export default async function ListEntry(props: EntryProps) {
  const { page } = await loadEntry(props);
  if (page.kind !== 'list') return null;
  const { listing, query, offers, filterSuggestions } = page;
  return (
    <>
      {isPlainList(query) && <JsonLd data={listingJsonLd(listing, siteUrl(paths.home()))} />}
      <ListingView
        listing={listing}
        title={listing.title}
        address={listingAddress(listing.href, query, COMMON_ORDERS)}
        offers={offers}
        filterSuggestions={filterSuggestions}
      />
    </>
  );
}
