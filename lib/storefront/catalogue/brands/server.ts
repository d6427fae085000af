import 'server-only';
import { cache } from 'react';
import { calls } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { isPageSlug } from '#lib/shared/slugs.ts';
import { markProducts } from '#lib/storefront/catalogue/mark-products.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { toBrand, toBrandEntry } from './transform.ts';
import type { Brand, BrandEntry } from './types.ts';

/** Purged whenever the catalogue changes: the text about a brand is part of no product or list. */
const BRANDS_TAG = 'brands';

/** The tag of a list is its path without the leading slash. */
const listTag = (href: string) => `list:${href.slice(1)}`;

/** The data of a brand's page. An invalid slug is not found without a call. */
export const getBrand = cache(async (_admission: Admission, slug: string): Promise<Result<Brand>> => {
  if (!isPageSlug(slug)) return failure({ kind: 'not-found' });
  addSurrogateKeys(BRANDS_TAG, listTag(paths.brand(slug)));
  const result = toResult(await retail().callAsSite(calls.featuredBrand, { Slug: slug }));
  if (!result.ok) return result;
  const brand = toBrand(result.value);
  markProducts(brand.products);
  return success(brand);
});

/** The address of a brand that was renamed, by its slug before; not found where there is none. */
export async function findRenamedBrand(_admission: Admission, slug: string): Promise<Result<string>> {
  if (!isPageSlug(slug)) return failure({ kind: 'not-found' });
  const path = paths.brand(slug).slice(1);
  const result = toResult(await retail().callAsSite(calls.resolveUrl, { PageURL: path }));
  if (!result.ok) return result;
  return result.value.Kind === 'redirect' ? success(storeHref(result.value.Url)) : failure({ kind: 'not-found' });
}

/** All brands, in the operator's order. */
export async function getBrands(_admission: Admission): Promise<Result<BrandEntry[]>> {
  addSurrogateKeys(BRANDS_TAG, listTag(paths.brandProducts()));
  const result = toResult(await retail().callAsSite(calls.brandList, {}));
  return result.ok ? success(result.value.map(toBrandEntry)) : result;
}
