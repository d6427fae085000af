import type { Bitmap } from './bitmap.ts';
import type { QueryToken } from './interpret-query.ts';
import type { QueryMemory } from './query-memory.ts';

/** Types of words: the kinds of goods, and the brands; both as stemmed terms. */
export interface WordKinds {
  nouns: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

const SURE = 0.7;

/** All products found by any reading of a word. */
export function matchesOf({ codes, postings }: QueryToken, memory: QueryMemory): Bitmap {
  const holders = memory.bitmap();
  for (const ordinal of codes) holders.add(ordinal);
  for (const { posting } of postings) for (const ordinal of posting.ordinals) holders.add(ordinal);
  return holders;
}

/** Yields a word to keep beside those that were kept, and is told whether some product has all of them. */
export type Relaxation = Generator<QueryToken, QueryToken[], boolean>;

/**
 * The words of a query to keep if no product has all of them: kinds of goods first, then brands, then other words;
 * each is kept if some product still has all kept words. In their original order; empty if not even half of the
 * words can be kept.
 */
export function* relaxing(tokens: readonly QueryToken[], kinds: WordKinds): Relaxation {
  const used = new Set<QueryToken>();
  for (const token of [...tokens].sort((left, right) => importanceOf(right, kinds) - importanceOf(left, kinds))) {
    if (yield token) used.add(token);
  }
  return used.size * 2 < tokens.length ? [] : tokens.filter((token) => used.has(token));
}

/** Relaxes a query by the products of its words. */
export function relax(tokens: readonly QueryToken[], kinds: WordKinds, memory: QueryMemory): QueryToken[] {
  const steps = relaxing(tokens, kinds);
  let found: Bitmap | undefined;
  let step = steps.next();
  while (!step.done) {
    const holders = matchesOf(step.value, memory);
    const both = found ? holders.intersect(found) : holders;
    const isHeld = both.count() > 0;
    if (isHeld) found = both;
    step = steps.next(isHeld);
  }
  return step.value;
}

/** A kind of goods is more important than a brand, and a brand more than other words. */
export function importanceOf(token: QueryToken, { nouns, brands }: WordKinds): number {
  if (token.codes.length > 0) return 5;
  const terms = token.postings.filter(({ factor }) => factor >= SURE).map(({ posting }) => posting.term);
  const base = terms.some((term) => nouns.has(term)) ? 4 : terms.some((term) => brands.has(term)) ? 3 : 1;
  // Of two similar words the correctly spelled one is more important.
  return token.corrected ? base - 0.5 : base;
}
