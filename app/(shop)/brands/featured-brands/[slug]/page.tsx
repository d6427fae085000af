import type { Metadata } from 'next';
import { listingHref, parseListingQuery } from '#lib/catalogue/listing-query.ts';
import { getListing } from '#lib/catalogue/server.ts';
import type { Listing, ListingQuery, OfferBanner } from '#lib/catalogue/types.ts';
import { getFlags } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { getListOffers } from '#lib/offers/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { CATEGORY_ORDERS, listingAddress } from '@/components/listing/listing-address';
import { listingMetadata } from '@/components/listing/listing-metadata';
import { ListingView } from '@/components/listing/listing-view';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface Loaded {
  slug: string;
  query: ListingQuery;
  listing: Result<Listing>;
  offers: OfferBanner[];
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,60}$/;

async function load({ params, searchParams }: PageProps): Promise<Loaded> {
  const { slug } = await params;
  const query = parseListingQuery(await searchParams);
  if (!SLUG.test(slug)) return { slug, query, listing: failure({ kind: 'not-found' }), offers: [] };
  const [admission, flags] = await Promise.all([requireAdmission(), getFlags()]);
  const path = paths.brand(slug).slice(1);
  const [listing, offers] = await Promise.all([
    getListing(admission, path, query),
    getListOffers(admission, flags, path, query),
  ]);
  return { slug, query, listing, offers };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { listing, query } = await load(props);
  return listing.ok ? listingMetadata(listing.value, query) : NOT_FOUND_METADATA;
}

/** The products of one brand, or of all of them. */
export default async function BrandPage(props: PageProps) {
  const { slug, query, listing, offers } = await load(props);
  if (listing.ok) {
    const address = listingAddress(listing.value.href, query, CATEGORY_ORDERS);
    return <ListingView listing={listing.value} title={listing.value.title} address={address} offers={offers} />;
  }
  if (listing.failure.kind !== 'unavailable') return <NotFoundPage />;
  noteUnavailable();
  return <UnavailableMessage href={listingHref(paths.brand(slug), query)} />;
}
