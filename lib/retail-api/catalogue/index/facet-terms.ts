import { FILTER_VALUE_LENGTH } from '#lib/contract/index.ts';
import { slugOf } from '#lib/shared/slugs.ts';
import type { FacetTerm } from './facet-definition.ts';
import { memoise } from './memoise.ts';

/** The word as the only value; none if it is missing. */
export function wordTerms(text: string | undefined, rank = 0): FacetTerm[] {
  return text === undefined ? [] : [{ value: wordValue(text), title: text, rank }];
}

/**
 * The URL form of a word without commas, which separate values in URLs; a word of another script has no slug and is
 * kept.
 */
const wordValue = memoise((text) => {
  const value = slugOf(text) || text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
  return value.slice(0, FILTER_VALUE_LENGTH);
});

/** The words of a list as values, each once. */
export function listTerms(
  texts: readonly string[] | undefined,
  rankOf: (text: string) => number = () => 0,
): FacetTerm[] {
  return [...new Set(texts)].flatMap((text) => wordTerms(text, rankOf(text)));
}

/** The single value of a yes/no property. */
export function booleanTerms(has: boolean | undefined, title: string): FacetTerm[] {
  return has ? [{ value: 'yes', title, rank: 0 }] : [];
}

/** The limits and labels of the bands of a measure. */
export interface Bands {
  /** The limits between bands, ascending: a limit belongs to the band above it. */
  limits: readonly number[];
  /** The smallest step of the measure, so that a band can name its last value. */
  step: number;
  /** The text of a measure for shoppers. */
  labelOf: (measure: number) => string;
  /** The text of a range, e.g. `30 to 34.9 mm`; defaults to both measures with their own text. */
  formatRange?: (from: number, to: number) => string;
}

/** The one band that contains a measure; bands have no gaps between them. */
export function rangeTerms(measure: number | undefined, { limits, step, labelOf, formatRange }: Bands): FacetTerm[] {
  if (measure === undefined) return [];
  const found = limits.findIndex((limit) => measure < limit);
  const rank = found === -1 ? limits.length : found;
  const [lower, upper] = [limits[rank - 1], limits[rank]];
  if (upper === undefined) {
    const from = lower ?? 0;
    return [{ value: `from-${from}`, title: `${labelOf(from)} and above`, rank }];
  }
  if (lower === undefined) return [{ value: `under-${upper}`, title: `Under ${labelOf(upper)}`, rank }];
  const last = Number((upper - step).toFixed(4));
  const title = formatRange ? formatRange(lower, last) : `${labelOf(lower)} to ${labelOf(last)}`;
  return [{ value: `${lower}-${upper}`, title, rank }];
}

/**
 * Every limit that a measure reaches, for measures of which more is never worse: `50 m and more` includes a watch
 * that resists 100 m. The values overlap, so that each count is the number of results of choosing it.
 */
export function thresholdTerms(measure: number | undefined, limits: readonly number[], unit: string): FacetTerm[] {
  if (measure === undefined) return [];
  return limits
    .filter((limit) => measure >= limit)
    .map((limit) => ({ value: `${limit}-up`, title: `${limit}${unit} and more`, rank: limit }));
}
