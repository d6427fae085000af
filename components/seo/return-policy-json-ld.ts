import * as paths from '#lib/shared/paths.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import type { JsonLdNode } from './json-ld-graph';

/**
 * The JSON-LD return policy, as on the returns page: returnable for `days` days, collected free of charge or
 * brought to a physical store.
 */
export function returnPolicyJsonLd(days: number, site: string): JsonLdNode {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
    returnFees: 'https://schema.org/FreeReturn',
    refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
    merchantReturnLink: new URL(localHref(paths.content('returns')), site).href,
  };
}
