import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './understand.ts';

/** What words are, beyond letters: the kinds of goods, and the brands; both as stemmed terms. */
export interface WordKinds {
  nouns: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

const SURE = 0.7;

/** All products that any reading of a word finds. */
export function holdersOf({ codes, postings }: QueryToken, size: number): Bitmap {
  const holders = new Bitmap(size);
  for (const ordinal of codes) holders.add(ordinal);
  for (const { posting } of postings) for (const ordinal of posting.ordinals) holders.add(ordinal);
  return holders;
}

/**
 * The words of a query to keep where no product holds all of them: what it is comes first, then whose, then how; each is
 * kept that leaves something to show. In their own order; empty where not even half of the words can be kept.
 */
export function relax(tokens: readonly QueryToken[], kinds: WordKinds, size: number): QueryToken[] {
  const kept = new Set<QueryToken>();
  let found: Bitmap | undefined;
  for (const token of [...tokens].sort((left, right) => importanceOf(right, kinds) - importanceOf(left, kinds))) {
    const holders = holdersOf(token, size);
    const both = found ? holders.intersect(found) : holders;
    if (both.count() === 0) continue;
    found = both;
    kept.add(token);
  }
  return kept.size * 2 < tokens.length ? [] : tokens.filter((token) => kept.has(token));
}

/** What it is says more than whose it is, and that more than how it is. */
export function importanceOf(token: QueryToken, { nouns, brands }: WordKinds): number {
  if (token.codes.length > 0) return 5;
  const terms = token.postings.filter(({ factor }) => factor >= SURE).map(({ posting }) => posting.term);
  const base = terms.some((term) => nouns.has(term)) ? 4 : terms.some((term) => brands.has(term)) ? 3 : 1;
  // Of two alike a word that was spelt right says more.
  return token.corrected ? base - 0.5 : base;
}
