import { cache } from 'react';
import { parseListingQuery } from '#lib/catalogue/listing-query.ts';
import { getListing, getProduct, getSimilarProducts, resolvePath } from '#lib/catalogue/server.ts';
import type { Listing, ListingQuery, Product, ProductCard } from '#lib/catalogue/types.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';

/** What stands at a path of the catalogue. */
export type CataloguePage =
  | { kind: 'missing' }
  /** `href` is the page's own address. */
  | { kind: 'unavailable'; href: string }
  | { kind: 'redirect'; href: string }
  | { kind: 'product'; product: Product; similar: ProductCard[] }
  | { kind: 'list'; listing: Listing; query: ListingQuery };

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
  const resolved = await resolvePath(admission, path);
  if (!resolved.ok) return failed(resolved.failure);
  const target = resolved.value;
  if (target.kind === 'redirect') return { kind: 'redirect', href: withSearch(target.href, search) };
  if (target.kind === 'product') {
    const [product, similar] = await Promise.all([
      getProduct(admission, target.code),
      getSimilarProducts(admission, target.code),
    ]);
    return product.ok ? { kind: 'product', product: product.value, similar } : failed(product.failure);
  }
  const query = parseListingQuery(Object.fromEntries(new URLSearchParams(search)));
  const listing = await getListing(admission, target.path, query);
  return listing.ok ? { kind: 'list', listing: listing.value, query } : failed(listing.failure);
});
