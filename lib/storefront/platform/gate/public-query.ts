import { canonicalFilters } from '#lib/contract/canonical-filters.ts';
import { formatPages, parsePages } from '#lib/contract/pages.ts';
import { REVIEW_ORDERS } from '#lib/contract/review-vocabulary.ts';
import { COMPARED_MAXIMUM, FACET_KEYS, SORT_ORDERS } from '#lib/contract/vocabulary.ts';
import { parseLengthParam, parseProductParam, STORE_POINT } from '#lib/shared/page-params.ts';
import { NOT_FOUND_REASONS, PHOTO_PROBLEMS } from '#lib/shared/route-names.ts';
import { isBrandSlug } from '#lib/shared/slugs.ts';

const FILTERS: ReadonlySet<string> = new Set(FACET_KEYS);
const LISTING = [...FACET_KEYS, 'sort', 'page'];
/** Of a path that may be a product or a list: what either of them reads. */
const CATALOGUE = [...LISTING, 'size', 'notice', 'pincode'];

/** What a guide to sizes is told. */
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
  ['404', ['reason']],
]);

function allowedParameters(path: string): readonly string[] {
  const [, first = '', , list] = path.split('/');
  // The index of brands is no list.
  if (first === 'brands' && !list) return [];
  return BY_FIRST_SEGMENT.get(first) ?? CATALOGUE;
}

/** Codes side by side as the comparison reads them, and one more, so that it can say that they were too many. */
function comparedCodes(value: string): string {
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, COMPARED_MAXIMUM + 1).join(',');
}

/** Parameters that have one form: in any other the page reads nothing. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['open', /^1$/],
  ['only', /^differences$/],
  ['photo', new RegExp(`^(?:${PHOTO_PROBLEMS.join('|')})$`)],
  ['near', STORE_POINT],
  ['order', new RegExp(`^(?:${REVIEW_ORDERS.join('|')})$`)],
  ['stars', /^[1-5]$/],
]);

/** The one form of a value that may be written in several. */
function canonicalValue(name: string, value: string): string {
  if (name === 'codes') return comparedCodes(value);
  if (name === 'product') return parseProductParam(value);
  if (LENGTHS.includes(name)) return parseLengthParam(value);
  if (name !== 'page') return value;
  const pages = parsePages(value);
  return pages ? formatPages(pages) : '';
}

/** Whether a page can do something with a value; those that it would pass over must not make a key of their own. */
function isReadable(path: string, name: string, value: string): boolean {
  // A list is filtered by several brands, the store locator by one.
  if (name === 'brand' && path.startsWith('/store-locator')) return isBrandSlug(value);
  if (name === 'sort') return SORT_ORDERS.some((order) => order === value);
  if (name === 'reason') return NOT_FOUND_REASONS.some((reason) => reason === value);
  const form = FORMS.get(name);
  return form ? form.test(value) : value !== '';
}

/**
 * The query that a public page is rendered and cached under: only the parameters that this kind of page reads, sorted,
 * each once, with the values of filters in their one form and no more of them than a list takes. Campaign and unknown
 * parameters, unknown orders and impossible page numbers are dropped. Returns '' or a text that starts with `?`.
 */
export function publicQuery(path: string, search: string): string {
  if (search.length < 2) return '';
  const parameters = new URLSearchParams(search);
  const filters = new Map<string, string>();
  for (const [key, values] of canonicalFilters((key) => parameters.getAll(key))) filters.set(key, values.join(','));
  const kept = new URLSearchParams();
  for (const name of allowedParameters(path).toSorted()) {
    const text = FILTERS.has(name) ? (filters.get(name) ?? '') : parameters.getAll(name).join(',');
    const value = canonicalValue(name, text);
    if (isReadable(path, name, value)) kept.set(name, value);
  }
  // Beside a text nothing is said of a photo.
  if (kept.has('q')) kept.delete('photo');
  return kept.size === 0 ? '' : `?${kept}`;
}
