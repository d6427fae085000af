import { shippingPrice } from '#lib/storefront/marketing/feeds/shipping-price.ts';
import type { DayRange, FeedShippingTerms } from '#lib/storefront/marketing/feeds/types.ts';
import { type JsonLdNode, plainAmount } from './json-ld-graph';

function days({ from, to }: DayRange): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

/** The JSON-LD shipping details: the delivery charge and time of a single item in a cart. `price` in paise. */
export function shippingJsonLd(terms: FeedShippingTerms, price: number): JsonLdNode {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(shippingPrice(terms, price)),
      currency: 'INR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: terms.dispatchDays &&
      terms.transitDays && {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(terms.dispatchDays),
        transitTime: days(terms.transitDays),
      },
  };
}
