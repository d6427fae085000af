import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { findRenamedBrand, getBrand } from '#lib/storefront/catalogue/brands/server.ts';
import { listingHref, parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { getListOffers } from '#lib/storefront/offers/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { BrandView } from '@/components/catalogue/brands/brand-view';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { pageMetadata } from '@/components/seo/page-metadata';
import { bannerImage } from '@/components/seo/share-image';

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const UNFILTERED = { filters: {}, sort: undefined, page: 1 };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const result = await getBrand(await requireAdmission(), (await params).slug);
  if (!result.ok) return result.failure.kind === 'unavailable' ? { robots: { index: false } } : NOT_FOUND_METADATA;
  const { name, story, href, picture } = result.value;
  return pageMetadata({
    title: name,
    description: story,
    href,
    image: picture ? bannerImage(picture, name) : undefined,
  });
}

/**
 * The page of one brand. Its products with filters are in the list of all brands' products, with this brand
 * chosen.
 */
export default async function BrandPage({ params, searchParams }: PageProps) {
  const { slug } = await params;
  const [admission, flags] = await Promise.all([requireAdmission(), getFlags()]);
  const path = paths.brand(slug).slice(1);
  const [brand, offers] = await Promise.all([
    getBrand(admission, slug),
    getListOffers(admission, flags, path, UNFILTERED),
  ]);
  if (brand.ok) {
    const query = parseListingQuery(await searchParams);
    const queryString = listingHref('', query);
    if (queryString === '') return <BrandView brand={brand.value} offers={offers} />;
    return permanentRedirect(
      listingHref(paths.brandProducts(), { ...query, filters: { ...query.filters, brand: [slug] } }),
    );
  }
  const renamed = brand.failure.kind === 'unavailable' ? brand : await findRenamedBrand(admission, slug);
  if (renamed.ok) return permanentRedirect(listingHref(renamed.value, parseListingQuery(await searchParams)));
  if (renamed.failure.kind !== 'unavailable') return <NotFoundPage />;
  markUnavailable();
  return <UnavailableMessage href={paths.brand(slug)} />;
}
