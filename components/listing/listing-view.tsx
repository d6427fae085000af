import type { ReactNode } from 'react';
import type { Listing, OfferBanner } from '#lib/catalogue/types.ts';
import { OfferStrip } from '@/components/offers/offer-strip';
import { AppliedFilters } from './applied-filters';
import { Breadcrumb } from './breadcrumb';
import { ChildCategories } from './child-categories';
import { EmptyResult } from './empty-result';
import { Filters } from './filters';
import type { ListingAddress } from './listing-address';
import { Pagination } from './pagination';
import { ProductGrid } from './product-grid';
import { SortForm } from './sort-form';

interface ListingViewProps {
  listing: Listing;
  title: string;
  address: ListingAddress;
  /** A line below the title, e.g. what a search was corrected to. */
  note?: ReactNode;
  /** Offers on its goods. */
  offers?: readonly OfferBanner[];
}

/** A list of products with everything that narrows, orders and pages it. */
export function ListingView({ listing, title, address, note, offers = [] }: ListingViewProps) {
  const filtered = Object.keys(address.place.query.filters).length > 0;
  return (
    <div className="page-width pt-2 md:pt-6">
      {listing.breadcrumb.length > 0 && <Breadcrumb crumbs={listing.breadcrumb} />}
      <div className="mt-3 mb-5 md:mt-5 md:mb-8">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        {listing.intro && <p className="mt-3 max-w-measure text-muted md:text-lg">{listing.intro}</p>}
        {note}
        <ChildCategories entries={listing.children} />
        <OfferStrip offers={offers} here={listing.href} />
      </div>
      <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-x-10">
        {(listing.total > 0 || filtered) && <Filters facets={listing.facets} place={address.place} />}
        <div className="min-w-0 max-lg:mt-4">
          <h2 className="sr-only">Products</h2>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-4">
            <p role="status" className="text-sm">
              {listing.total} {listing.total === 1 ? 'product' : 'products'}
            </p>
            <SortForm sort={listing.sort} address={address} />
          </div>
          {filtered && (
            <div className="mb-6">
              <AppliedFilters facets={listing.facets} address={address} />
            </div>
          )}
          {listing.products.length > 0 ? (
            <ProductGrid products={listing.products} />
          ) : (
            <EmptyResult address={address} />
          )}
          <Pagination page={listing.page} totalPages={listing.totalPages} href={address.page} />
        </div>
      </div>
    </div>
  );
}
