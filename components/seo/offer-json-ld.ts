import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import { plainAmount } from './json-ld-graph';

interface OfferSurroundings {
  /** The path of the page on which the size is chosen. */
  href: string;
  site: string;
  /** Nodes on delivery and returns, or references to them; undefined where the terms are unknown. */
  shipping: object | undefined;
  returns: object | undefined;
}

/** The JSON-LD offer of one size: its price and availability, with the MRP where it is higher. */
export function offerJsonLd({ price, mrp, stock }: ProductSize, { href, site, shipping, returns }: OfferSurroundings) {
  return {
    '@type': 'Offer',
    url: new URL(localHref(href), site).href,
    priceCurrency: 'INR',
    price: plainAmount(price),
    priceSpecification:
      mrp > price
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: plainAmount(mrp),
            priceCurrency: 'INR',
          }
        : undefined,
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shipping,
    hasMerchantReturnPolicy: returns,
  };
}
