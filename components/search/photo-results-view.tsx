'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import { fetchPhotoResults } from '#lib/storefront/search/client.ts';
import type { FoundByPhoto } from '#lib/storefront/search/photo-results.ts';
import * as m from '#messages';
import { type ListingOrigin, listingAddress } from '@/components/listing/listing-address';
import { ListingView } from '@/components/listing/listing-view';
import { PhotoResultsHeader } from './photo-results-header';
import { PhotoResultsWait } from './photo-results-wait';

export interface PhotoResultsProps {
  found: FoundByPhoto;
  origin: ListingOrigin;
  /** The content of the page without a photo. */
  children: ReactNode;
}

/** The products found by a photo, ranked by similarity until they are sorted, with the filters of any list. */
export function PhotoResultsView({ found, origin, children }: PhotoResultsProps) {
  const codes = found.codes.join(',');
  const resultsHref = listingHref(apiPaths.photoResults(), { ...origin.query, page: 1, to: undefined }, { codes });
  const { data, error, isLoading } = useSWR(resultsHref, fetchPhotoResults, {
    // While a filtered list is loading, the current one stays.
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  if (error || (data?.listing.total === 0 && Object.keys(origin.query.filters).length === 0)) {
    return (
      <>
        <p role="status" className="page-width pt-6 text-muted">
          {m.photoSearchIncomplete()}
        </p>
        {children}
      </>
    );
  }
  if (!data) return <PhotoResultsWait />;
  const address = listingAddress(origin.path, origin.query, origin.orders, origin.extra);
  return (
    <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60 motion-reduce:transition-none">
      <ListingView
        {...data}
        title={m.photoSearchResultsTitle()}
        address={address}
        relevance={m.photoSearchRelevance()}
        intro={<PhotoResultsHeader picture={found.picture} />}
      />
    </div>
  );
}
