import { discountPercent } from '#lib/shared/money.ts';
import { ratingScore } from '../../community/reviews/star-counts.ts';
import { type RuleValue, ruleValuesOf } from '../index/category-rules.ts';
import { EntryTokens } from '../index/entry-tokens.ts';
import { FACET_GROUPS } from '../index/facet-groups.ts';
import type { IndexEntry } from '../index/index-entry.ts';

/** A product as the search server keeps it. */
export interface ProductDocument {
  code: string;
  /** Its words with their weights: `gold|9 ring|16`. */
  words: string;
  /** What rules of categories may ask for. */
  conditions: string[];
  kind: string;
  /** Paise. */
  price: number;
  available: number;
  hot: number;
  /** Epoch milliseconds. */
  launched: number;
  /** Whole percent. */
  discount: number;
  /** Grams, for jewellery only. */
  weight?: number;
  origin: string;
  rating: number;
  position: number;
  facets: Readonly<Record<string, readonly string[]>>;
}

const MAX_WEIGHT = 255;
/** No text of a shopper is longer, and the server splits words of more than 255 letters. */
const MAX_WORD = 200;
/** A longer value is a text, by which no list is made. */
const MAX_CONDITION = 200;

/** A value that a rule names, as one word of a document. */
export function conditionOf(key: string, value: RuleValue): string {
  return `${key}=${JSON.stringify(value)}`;
}

/** Makes documents of products; texts that many products share are read once. */
export function documentMaker(): (entry: IndexEntry) => ProductDocument {
  const tokens = new EntryTokens();
  return (entry) => {
    const { product, price, mrp, stock, stars, position } = entry;
    const weight = product.RootCategory === 'Jewellery' ? product.Attributes.GrossWeightG : undefined;
    return {
      code: product.ProductCode,
      words: wordsOf(entry, tokens),
      conditions: conditionsOf(entry),
      kind: product.RootCategory,
      price,
      available: stock > 0 ? 1 : 0,
      hot: product.Labels.includes('hot seller') ? 1 : 0,
      launched: Date.parse(product.LaunchedOn),
      discount: discountPercent(mrp, price),
      ...(weight !== undefined && { weight }),
      origin: product.CountryOfOrigin,
      rating: ratingScore(stars),
      position,
      facets: facetsOf(entry),
    };
  };
}

function wordsOf(entry: IndexEntry, tokens: EntryTokens): string {
  const weights = new Map<string, number>();
  tokens.visit(entry, (term, _, weight) => {
    if (term.length <= MAX_WORD) weights.set(term, Math.min(MAX_WEIGHT, (weights.get(term) ?? 0) + weight));
  });
  return [...weights].map(([term, weight]) => `${term}|${weight}`).join(' ');
}

function conditionsOf({ product }: IndexEntry): string[] {
  const keys = new Set([...Object.keys(product), ...Object.keys(product.Attributes), 'Label', 'StoneType']);
  const all = [...keys].flatMap((key) => ruleValuesOf(key, product).map((value) => conditionOf(key, value)));
  return [...new Set(all)].filter((condition) => condition.length <= MAX_CONDITION);
}

function facetsOf(entry: IndexEntry): ProductDocument['facets'] {
  const values = FACET_GROUPS.map(
    ({ key, terms }) => [key, [...new Set(terms(entry).map(({ value }) => value))]] as const,
  );
  return Object.fromEntries(values.filter(([, own]) => own.length > 0));
}
