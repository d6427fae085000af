import { FILTER_VALUE_LENGTH } from '#lib/contract/index.ts';
import { slugOf } from '#lib/shared/slugs.ts';
import type { FacetTerm } from './facet-definition.ts';
import { remembered } from './remembered.ts';

/** A word as it is; none where it is missing. */
export function wordTerms(text: string | undefined, rank = 0): FacetTerm[] {
  return text === undefined ? [] : [{ value: wordValue(text), title: text, rank }];
}

/** Commas separate values in addresses; a word of another script has no slug and stands as it is. */
const wordValue = remembered((text) => {
  const value = slugOf(text) || text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
  return value.slice(0, FILTER_VALUE_LENGTH);
});

/** Words of a list, each once. */
export function listTerms(
  texts: readonly string[] | undefined,
  rankOf: (text: string) => number = () => 0,
): FacetTerm[] {
  return [...new Set(texts)].flatMap((text) => wordTerms(text, rankOf(text)));
}

/** The one value of a quality that a product has or has not. */
export function yesTerms(has: boolean | undefined, title: string): FacetTerm[] {
  return has ? [{ value: 'yes', title, rank: 0 }] : [];
}

/** How the bands of a measure are cut and told. */
export interface Bands {
  /** Where one band ends and the next begins, ascending: the lower end belongs to a band, the upper to the next. */
  limits: readonly number[];
  /** The smallest step of the measure, so that a band can name its last value. */
  step: number;
  /** A measure as a shopper reads it. */
  tell: (measure: number) => string;
  /** Of two measures that stand beside each other, e.g. `30 to 34.9 mm`; each told apart unless given. */
  formatRange?: (from: number, to: number) => string;
}

/** The one band that holds a measure; bands meet without a gap. */
export function bandTerms(measure: number | undefined, { limits, step, tell, formatRange }: Bands): FacetTerm[] {
  if (measure === undefined) return [];
  const found = limits.findIndex((limit) => measure < limit);
  const rank = found === -1 ? limits.length : found;
  const [lower, upper] = [limits[rank - 1], limits[rank]];
  if (upper === undefined) {
    const from = lower ?? 0;
    return [{ value: `from-${from}`, title: `${tell(from)} and above`, rank }];
  }
  if (lower === undefined) return [{ value: `under-${upper}`, title: `Under ${tell(upper)}`, rank }];
  const last = Number((upper - step).toFixed(4));
  const title = formatRange ? formatRange(lower, last) : `${tell(lower)} to ${tell(last)}`;
  return [{ value: `${lower}-${upper}`, title, rank }];
}

/**
 * Every limit that a measure reaches: where more is never worse, `50 m and more` holds what resists 100 m, too. The values
 * overlap, so that each count says what choosing it gives.
 */
export function reachedTerms(measure: number | undefined, limits: readonly number[], unit: string): FacetTerm[] {
  if (measure === undefined) return [];
  return limits
    .filter((limit) => measure >= limit)
    .map((limit) => ({ value: `${limit}-up`, title: `${limit}${unit} and more`, rank: limit }));
}
