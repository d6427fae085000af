import type { Metadata } from 'next';
import { COMMON_ORDERS } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { listingAddress } from '@/components/listing/listing-address';
import { listingJsonLd } from '@/components/listing/listing-json-ld';
import { isPlainList, listingMetadata } from '@/components/listing/listing-metadata';
import { ListingView } from '@/components/listing/listing-view';
import { productJsonLd } from '@/components/product/product-json-ld';
import { productMetadata } from '@/components/product/product-metadata';
import { ProductView } from '@/components/product/product-view';
import { JsonLd } from '@/components/ui/json-ld';
import { loadDelivery } from './load-delivery';
import { type CataloguePage, loadPage } from './load-page';

interface PageProps {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface Loaded {
  parameters: URLSearchParams;
  page: CataloguePage;
}

async function load({ params, searchParams }: PageProps): Promise<Loaded> {
  const path = (await params).path.join('/');
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(',')]],
  );
  const parameters = new URLSearchParams(given);
  return { parameters, page: await loadPage(path, parameters.toString()) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page } = await load(props);
  if (page.kind === 'product') return productMetadata(page.product);
  if (page.kind === 'list') return listingMetadata(page.listing, page.query);
  return page.kind === 'missing' ? NOT_FOUND_METADATA : { robots: { index: false } };
}

/** A product, a list or a redirect, whichever the path resolves to; HTTP 404 for none. */
export default async function CatalogueEntry(props: PageProps) {
  const { parameters, page } = await load(props);
  switch (page.kind) {
    case 'missing':
      return <NotFoundPage />;
    case 'redirect':
      return permanentRedirect(page.href);
    case 'unavailable':
      markUnavailable();
      return <UnavailableMessage href={page.href} />;
    case 'product': {
      const { wishlist, orderReturn, openCartOnAdd, goldExchange } = await getFlags();
      const notice = parameters.get('notice');
      const delivery = await loadDelivery(parameters.get('pincode'), page.product.code);
      const { product, similar, boughtTogether, offers, emiPlans, goldRates, shipping, reviews, questions, stories } =
        page;
      return (
        <>
          <JsonLd
            data={productJsonLd(product, { site: siteUrl(paths.home()), shipping, returns: orderReturn, reviews })}
          />
          <ProductView
            product={product}
            oldGold={goldExchange}
            goldRates={goldRates}
            similar={similar}
            boughtTogether={boughtTogether}
            offers={offers}
            emiPlans={emiPlans}
            reviews={reviews}
            questions={questions}
            stories={stories}
            delivery={delivery}
            size={parameters.get('size')}
            wishlist={wishlist}
            opensCart={openCartOnAdd}
            {...(notice !== null && { notice })}
          />
        </>
      );
    }
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
