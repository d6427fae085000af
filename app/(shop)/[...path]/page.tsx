import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { listingMetadata } from '@/components/listing/listing-metadata';
import { productJsonLd } from '@/components/product/product-json-ld';
import { productMetadata } from '@/components/product/product-metadata';
import { ProductView } from '@/components/product/product-view';
import { JsonLd } from '@/components/ui/json-ld';
import { loadDelivery } from './load-delivery';
import { type EntryProps, loadEntry } from './load-entry';

/** The metadata of a list and of a product: that of a slot would be merged with it. */
export async function generateMetadata(props: EntryProps): Promise<Metadata> {
  const { page } = await loadEntry(props);
  if (page.kind === 'product') return productMetadata(page.product);
  if (page.kind === 'list') return listingMetadata(page.listing, page.query);
  return page.kind === 'missing' ? NOT_FOUND_METADATA : { robots: { index: false } };
}

/** A product or a redirect, whichever the path resolves to; nothing for a list, and HTTP 404 for none of them. */
export default async function ProductEntry(props: EntryProps) {
  const { parameters, page } = await loadEntry(props);
  if (page.kind === 'list') return null;
  if (page.kind === 'missing') return <NotFoundPage />;
  if (page.kind === 'redirect') return permanentRedirect(page.href);
  if (page.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={page.href} />;
  }
  const { product, similar, boughtTogether, offers, emiPlans, goldRates, shipping, reviews, questions, stories } = page;
  const { wishlist, orderReturn, openCartOnAdd, goldExchange } = await getFlags();
  const notice = parameters.get('notice');
  const delivery = await loadDelivery(parameters.get('pincode'), product.code);
  return (
    <>
      <JsonLd data={productJsonLd(product, { site: siteUrl(paths.home()), shipping, returns: orderReturn, reviews })} />
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
