import { canonicalFilters } from '#lib/contract/canonical-filters.ts';
import { formatPages, parsePages } from '#lib/contract/pages.ts';
import { REVIEW_ORDERS } from '#lib/contract/review-vocabulary.ts';
import { COMPARED_MAXIMUM, FACET_KEYS, SORT_ORDERS } from '#lib/contract/vocabulary.ts';
import { parseAmountParam, parseLengthParam, parseProductParam, STORE_POINT } from '#lib/shared/page-params.ts';
import { NOT_FOUND_REASONS, PHOTO_PROBLEMS } from '#lib/shared/route-names.ts';
import { isPageSlug } from '#lib/shared/slugs.ts';

const FILTERS: ReadonlySet<string> = new Set(FACET_KEYS);
const LISTING = [...FACET_KEYS, 'sort', 'page'];
/** The parameters of a path that may be a product or a list. */
const CATALOGUE = [...LISTING, 'size', 'notice', 'pincode'];

/** The length parameters of the size guides. */
const LENGTHS = ['width', 'around', 'wrist', 'flat'];

const BY_FIRST_SEGMENT: ReadonlyMap<string, readonly string[]> = new Map([
  ['', []],
  ['search', ['q', 'photo', ...LISTING]],
  ['brands', LISTING],
  ['compare', ['codes', 'only']],
  ['page', []],
  ['questions', ['page', 'q']],
  ['reviews', ['page', 'order', 'stars']],
  ['store-locator', ['q', 'near', 'service', 'brand', 'open', 'product', 'size']],
  ['size-guide', ['product', ...LENGTHS]],
  ['emi', ['amount']],
  ['journal', []],
  ['gold-rate', []],
  ['404', ['reason']],
]);

function allowedParameters(path: string): readonly string[] {
  const [, first = '', , list] = path.split('/');
  // The index of brands is not a list.
  if (first === 'brands' && !list) return [];
  return BY_FIRST_SEGMENT.get(first) ?? CATALOGUE;
}

/** The codes of a comparison and one more, so that the page can say that there were too many. */
function comparedCodes(value: string): string {
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, COMPARED_MAXIMUM + 1).join(',');
}

/** The formats of parameters; the page ignores any other value. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['open', /^1$/],
  ['only', /^differences$/],
  ['photo', new RegExp(`^(?:${PHOTO_PROBLEMS.join('|')})$`)],
  ['near', STORE_POINT],
  ['order', new RegExp(`^(?:${REVIEW_ORDERS.join('|')})$`)],
  ['stars', /^[1-5]$/],
]);

/** The canonical form of a value with several spellings. */
function canonicalValue(name: string, value: string): string {
  if (name === 'codes') return comparedCodes(value);
  if (name === 'amount') return parseAmountParam(value);
  if (name === 'product') return parseProductParam(value);
  if (LENGTHS.includes(name)) return parseLengthParam(value);
  if (name !== 'page') return value;
  const pages = parsePages(value);
  return pages ? formatPages(pages) : '';
}

/** Whether a page reads a value; ignored values must not change the cache key. */
function isReadable(path: string, name: string, value: string): boolean {
  // A list is filtered by several brands, the store locator by one.
  if (name === 'brand' && path.startsWith('/store-locator')) return isPageSlug(value);
  if (name === 'sort') return SORT_ORDERS.some((order) => order === value);
  if (name === 'reason') return NOT_FOUND_REASONS.some((reason) => reason === value);
  const form = FORMS.get(name);
  return form ? form.test(value) : value !== '';
}

/**
 * The query that a public page is rendered and cached under: only the parameters that this kind of page reads,
 * sorted, without duplicates, with canonical filter values up to the maximum of a list. Campaign and unknown
 * parameters, unknown sort orders and impossible page numbers are dropped. Returns '' or a string that starts
 * with `?`.
 */
export function publicQuery(path: string, search: string): string {
  if (search.length < 2) return '';
  const parameters = new URLSearchParams(search);
  const filters = new Map<string, string>();
  for (const [key, values] of canonicalFilters((key) => parameters.getAll(key))) filters.set(key, values.join(','));
  const publicParameters = new URLSearchParams();
  for (const name of allowedParameters(path).toSorted()) {
    const text = FILTERS.has(name) ? (filters.get(name) ?? '') : parameters.getAll(name).join(',');
    const value = canonicalValue(name, text);
    if (isReadable(path, name, value)) publicParameters.set(name, value);
  }
  // A search text makes the page ignore the photo parameter.
  if (publicParameters.has('q')) publicParameters.delete('photo');
  return publicParameters.size === 0 ? '' : `?${publicParameters}`;
}
