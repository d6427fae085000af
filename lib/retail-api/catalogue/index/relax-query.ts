import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './interpret-query.ts';

/** Types of words: the kinds of goods, and the brands; both as stemmed terms. */
export interface WordKinds {
  nouns: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

const SURE = 0.7;

/** All products found by any reading of a word. */
export function matchesOf({ codes, postings }: QueryToken, size: number): Bitmap {
  const holders = new Bitmap(size);
  for (const ordinal of codes) holders.add(ordinal);
  for (const { posting } of postings) for (const ordinal of posting.ordinals) holders.add(ordinal);
  return holders;
}

/**
 * The words of a query to keep if no product has all of them: kinds of goods first, then brands, then other words;
 * each is kept if some product still has all kept words. In their original order; empty if not even half of the
 * words can be kept.
 */
export function relax(tokens: readonly QueryToken[], kinds: WordKinds, size: number): QueryToken[] {
  const used = new Set<QueryToken>();
  let found: Bitmap | undefined;
  for (const token of [...tokens].sort((left, right) => importanceOf(right, kinds) - importanceOf(left, kinds))) {
    const holders = matchesOf(token, size);
    const both = found ? holders.intersect(found) : holders;
    if (both.count() === 0) continue;
    found = both;
    used.add(token);
  }
  return used.size * 2 < tokens.length ? [] : tokens.filter((token) => used.has(token));
}

/** A kind of goods is more important than a brand, and a brand more than other words. */
export function importanceOf(token: QueryToken, { nouns, brands }: WordKinds): number {
  if (token.codes.length > 0) return 5;
  const terms = token.postings.filter(({ factor }) => factor >= SURE).map(({ posting }) => posting.term);
  const base = terms.some((term) => nouns.has(term)) ? 4 : terms.some((term) => brands.has(term)) ? 3 : 1;
  // Of two similar words the correctly spelled one is more important.
  return token.corrected ? base - 0.5 : base;
}
