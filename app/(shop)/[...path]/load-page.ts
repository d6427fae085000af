import { cache } from 'react';
import { parseListingQuery } from '#lib/catalogue/listing-query.ts';
import { getListing, getProduct, getSimilarProducts, resolvePath } from '#lib/catalogue/server.ts';
import type { Listing, ListingQuery, OfferBanner, Product, ProductCard } from '#lib/catalogue/types.ts';
import { getFlags } from '#lib/content/server.ts';
import { getListOffers, getProductOffers } from '#lib/offers/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';

/** What stands at a path of the catalogue. */
export type CataloguePage =
  | { kind: 'missing' }
  /** `href` is the page's own address. */
  | { kind: 'unavailable'; href: string }
  | { kind: 'redirect'; href: string }
  | { kind: 'product'; product: Product; similar: ProductCard[]; offers: OfferBanner[] }
  | { kind: 'list'; listing: Listing; query: ListingQuery; offers: OfferBanner[] };

function withSearch(href: string, search: string): string {
  return search === '' ? href : `${href}?${search}`;
}

/** Loads once per request what the head and the page both show. `search` is the query without the question mark. */
export const loadPage = cache(async (path: string, search: string): Promise<CataloguePage> => {
  const failed = (failure: Failure): CataloguePage =>
    failure.kind === 'unavailable'
      ? { kind: 'unavailable', href: withSearch(paths.page(path), search) }
      : { kind: 'missing' };
  const admission = await requireAdmission();
  const [resolved, flags] = await Promise.all([resolvePath(admission, path), getFlags()]);
  if (!resolved.ok) return failed(resolved.failure);
  const target = resolved.value;
  if (target.kind === 'redirect') return { kind: 'redirect', href: withSearch(target.href, search) };
  if (target.kind === 'product') {
    const [product, similar, offers] = await Promise.all([
      getProduct(admission, target.code),
      getSimilarProducts(admission, target.code),
      getProductOffers(admission, flags, target.code),
    ]);
    return product.ok ? { kind: 'product', product: product.value, similar, offers } : failed(product.failure);
  }
  const query = parseListingQuery(Object.fromEntries(new URLSearchParams(search)));
  const [listing, offers] = await Promise.all([
    getListing(admission, target.path, query),
    getListOffers(admission, flags, target.path, query),
  ]);
  return listing.ok ? { kind: 'list', listing: listing.value, query, offers } : failed(listing.failure);
});
