import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { productJsonLd } from '@/components/product/product-json-ld';
import { ProductView } from '@/components/product/product-view';
import { JsonLd } from '@/components/ui/json-ld';
import { type EntryProps, loadEntry } from '../load-entry';
import { loadDelivery } from './load-delivery';

/** A product; nothing at the address of anything else. */
export default async function ProductEntry(props: EntryProps) {
  const { parameters, page } = await loadEntry(props);
  if (page.kind !== 'product') return null;
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
