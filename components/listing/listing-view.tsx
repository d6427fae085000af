import type { ReactNode } from 'react';
import type { FilterSuggestion, Listing, OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { OfferBannerList } from '@/components/offers/offer-banner-list';
import { AppliedFilters } from './applied-filters';
import { Breadcrumb } from './breadcrumb';
import { ChildCategories } from './child-categories';
import { EmptyResult } from './empty-result';
import { Filters } from './filters';
import { ListState } from './list-state';
import { type ListingAddress, listingAddress } from './listing-address';
import { LoadMore } from './load-more';
import { Pagination } from './pagination';
import { ProductGrid } from './product-grid';
import { SortForm } from './sort-form';
import { SORT_LABELS } from './sort-titles';

interface ListingViewProps {
  listing: Listing;
  title: string;
  /** Its sort orders apply where the list does not name its own. */
  address: ListingAddress;
  /** A line below the title, e.g. the corrected search text. */
  note?: ReactNode;
  /** The offers on the list's products. */
  offers?: readonly OfferBanner[];
  /** Filters of an empty list whose removal yields products. */
  filterSuggestions?: readonly FilterSuggestion[];
  /** How "Relevance" ranks where it is not by matching words. */
  relevance?: string;
}

/** A list of products with its filters, sort order and pagination. */
export function ListingView({
  listing,
  title,
  address: addressOverride,
  note,
  offers = [],
  filterSuggestions = [],
  relevance,
}: ListingViewProps) {
  const { path, query, orders, extra } = addressOverride.origin;
  const own = listing.sortOrders.length > 0 ? listing.sortOrders : orders;
  const address = listingAddress(path, query, own, extra);
  const filtered = Object.keys(query.filters).length > 0;
  const meaning = (listing.sort === 'relevance' && relevance) || SORT_LABELS[listing.sort].meaning;
  return (
    <div className="page-width pt-2 md:pt-6">
      {listing.breadcrumb.length > 0 && <Breadcrumb crumbs={listing.breadcrumb} />}
      <div className="mt-3 mb-5 md:mt-5 md:mb-8">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        {listing.intro && <p className="mt-3 max-w-measure text-muted md:text-lg">{listing.intro}</p>}
        {note}
        <ChildCategories entries={listing.children} />
        <OfferBannerList offers={offers} currentPath={listing.href} />
      </div>
      <ListState
        facets={listing.facets}
        origin={address.origin}
        className="listing lg:grid lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-x-10"
      >
        {(listing.total > 0 || filtered) && <Filters total={listing.total} />}
        <div className="min-w-0 max-lg:mt-4">
          <h2 id="products" tabIndex={-1} className="sr-only">
            Products
          </h2>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-4">
            <p role="status" className="text-sm">
              {listing.total} {listing.total === 1 ? 'product' : 'products'}
            </p>
            <SortForm sort={listing.sort} address={address} />
          </div>
          {filtered && <AppliedFilters />}
          <div className="listing-results">
            {listing.products.length > 0 ? (
              <ProductGrid products={listing.products} />
            ) : (
              <EmptyResult listing={listing} address={address} filterSuggestions={filterSuggestions} />
            )}
          </div>
          <LoadMore listing={listing} query={query} address={address} />
          <Pagination page={listing.page} totalPages={listing.totalPages} href={address.page} />
          {meaning && listing.total > 1 && <p className="mt-8 max-w-measure text-muted text-xs">{meaning}</p>}
        </div>
      </ListState>
    </div>
  );
}
