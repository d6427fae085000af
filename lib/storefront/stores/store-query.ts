import { MAX_PLACE_LENGTH } from '#lib/contract/store-vocabulary.ts';
import { parseProductParam, STORE_POINT } from '#lib/shared/page-params.ts';
import type { StoreSearchParams } from '#lib/shared/paths.ts';
import { isPageSlug } from '#lib/shared/slugs.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { firstValue, type Parameters } from '#lib/shared/url-query.ts';
import { pointText } from './point-text.ts';
import type { StoreQuery, StoresFound } from './types.ts';

/** The value in one line without invisible characters, because the page repeats it. */
function lineOf(param: Parameters[string]): string {
  return withoutInvisible(firstValue(param))
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

/**
 * Parses a point with at most two decimals, about a kilometre: enough for a search, and similar queries share
 * a response.
 */
function parsePoint(text: string): StoreQuery['near'] {
  const match = STORE_POINT.exec(text);
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * Parses the query of the store locator; invalid values are dropped. A typed place has priority over a point.
 */
export function parseStoreQuery(parameters: Parameters): StoreQuery {
  const text = lineOf(parameters.q).slice(0, MAX_PLACE_LENGTH).toWellFormed();
  const brand = lineOf(parameters.brand);
  return {
    text,
    near: text === '' ? parsePoint(lineOf(parameters.near)) : null,
    service: lineOf(parameters.service).slice(0, 60),
    brand: isPageSlug(brand) ? brand : '',
    open: lineOf(parameters.open) === '1',
    product: parseProductParam(lineOf(parameters.product)),
    size: lineOf(parameters.size).slice(0, 40),
  };
}

/** Whether no physical store sells a brand by this slug, among stores that name their brands. */
export function isUnknownBrand({ brand }: StoreQuery, { brands }: Pick<StoresFound, 'brands'>): boolean {
  return brand !== '' && brands.length > 0 && !brands.some(({ slug }) => slug === brand);
}

/** The parameters of a query's address, without those that choose nothing. */
export function storeSearchOf({ text, near, service, brand, open, product, size }: StoreQuery): StoreSearchParams {
  return {
    ...(text !== '' && { q: text }),
    ...(near && { near: pointText(near) }),
    ...(service !== '' && { service }),
    ...(brand !== '' && { brand }),
    ...(open && { open: '1' as const }),
    ...(product !== '' && { product }),
    ...(size !== '' && { size }),
  };
}
