import { FACET_KEYS, SORT_ORDERS } from '#lib/contract/vocabulary.ts';
import { NOT_FOUND_REASONS } from '#lib/shared/paths.ts';

const LISTING = [...FACET_KEYS, 'sort', 'page'];
/** Of a path that may be a product or a list: what either of them reads. */
const CATALOGUE = [...LISTING, 'size', 'notice', 'pincode'];

const BY_FIRST_SEGMENT: ReadonlyMap<string, readonly string[]> = new Map([
  ['', []],
  ['search', ['q', ...LISTING]],
  ['brands', LISTING],
  ['page', []],
  ['store-locator', ['q']],
  ['404', ['reason']],
]);

function allowedParameters(path: string): readonly string[] {
  const first = path.split('/')[1] ?? '';
  return BY_FIRST_SEGMENT.get(first) ?? CATALOGUE;
}

const PAGE = /^[1-9]\d{0,4}$/;

/** Whether a page can do something with a value; those that it would pass over must not make a key of their own. */
function isReadable(name: string, value: string): boolean {
  if (name === 'sort') return SORT_ORDERS.some((order) => order === value);
  if (name === 'reason') return NOT_FOUND_REASONS.some((reason) => reason === value);
  return name === 'page' ? PAGE.test(value) : value !== '';
}

/**
 * The query that a public page is rendered and cached under: only the parameters that this kind of page reads, sorted,
 * each once. Campaign and unknown parameters, unknown orders and impossible page numbers are dropped. Returns '' or a text that starts with `?`.
 */
export function publicQuery(path: string, search: string): string {
  if (search.length < 2) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of allowedParameters(path).toSorted()) {
    const value = given.getAll(name).join(',');
    if (isReadable(name, value)) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}
