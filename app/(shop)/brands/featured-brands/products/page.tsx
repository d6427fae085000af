import type { Metadata } from 'next';
import { COMMON_ORDERS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { withRenamedBrands } from '#lib/storefront/catalogue/brands/renamed-filter.ts';
import { listingHref, parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { getFilterSuggestions, getListing } from '#lib/storefront/catalogue/server.ts';
import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { getListOffers } from '#lib/storefront/offers/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import * as m from '#messages';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { listingAddress } from '@/components/listing/listing-address';
import { listingJsonLd } from '@/components/listing/listing-json-ld';
import { isPlainList, listingMetadata } from '@/components/listing/listing-metadata';
import { ListingView } from '@/components/listing/listing-view';
import { JsonLd } from '@/components/ui/json-ld';

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = paths.brandProducts().slice(1);

/** Returns the list with the title of its page: for a single brand the brand's name, with a link to its page. */
function named(listing: Listing, { filters }: ListingQuery): Listing {
  const all = { name: m.listingBrands(), href: paths.brands() };
  const [slug, ...others] = filters.brand ?? [];
  const facet = listing.facets.find(({ key }) => key === 'brand');
  const brand = facet?.values.find(({ value }) => value === slug)?.title;
  if (slug === undefined || brand === undefined || others.length > 0) {
    return { ...listing, breadcrumb: [all, { name: m.listingAllProducts(), href: listing.href }] };
  }
  const products = { name: m.listingAllProducts(), href: paths.brandProducts(slug) };
  return { ...listing, title: brand, breadcrumb: [all, { name: brand, href: paths.brand(slug) }, products] };
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = parseListingQuery(await searchParams);
  const listing = await getListing(await requireAdmission(), PATH, query);
  return listing.ok ? listingMetadata(named(listing.value, query), query) : NOT_FOUND_METADATA;
}

/** The products of all brands, or with filters of some of them. */
export default async function BrandProductsPage({ searchParams }: PageProps) {
  const query = parseListingQuery(await searchParams);
  const [admission, flags] = await Promise.all([requireAdmission(), getFlags()]);
  const [listing, offers] = await Promise.all([
    getListing(admission, PATH, query),
    getListOffers(admission, flags, PATH, query),
  ]);
  const renamed = await withRenamedBrands(admission, query, listing);
  if (renamed) permanentRedirect(listingHref(paths.brandProducts(), renamed));
  if (listing.ok) {
    const shown = named(listing.value, query);
    const address = listingAddress(shown.href, query, COMMON_ORDERS);
    const filterSuggestions = shown.total === 0 ? await getFilterSuggestions(admission, PATH, query) : [];
    return (
      <>
        {isPlainList(query) && <JsonLd data={listingJsonLd(shown, siteUrl(paths.home()))} />}
        <ListingView
          listing={shown}
          title={shown.title}
          address={address}
          offers={offers}
          filterSuggestions={filterSuggestions}
        />
      </>
    );
  }
  if (listing.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={listingHref(paths.brandProducts(), query)} />;
}
