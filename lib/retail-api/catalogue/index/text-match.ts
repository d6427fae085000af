import type { Bitmap } from './bitmap.ts';
import type { QueryToken } from './interpret-query.ts';
import type { QueryMemory } from './query-memory.ts';

/** The weight of a word for a product whose code begins with it. */
export const CODE_WEIGHT = 40;

export interface TextMatch {
  found: Bitmap;
  /** By ordinal; only those in `found` are valid, and only until the next match. */
  scores: Float32Array;
  /** The highest score among the results. */
  best: number;
}

/**
 * Finds the products with every word of a query. Rare words weigh more than common ones; soft words only rank. Its
 * tables are reused by every query, so queries must never be interleaved.
 */
export class TextMatcher {
  readonly #size: number;
  readonly #memory: QueryMemory;
  readonly #scores: Float32Array;
  /**
   * By ordinal: how many of the restricting words a product has, if it has all so far; then the last word (from 1) that it
   * has. So a word counts once.
   */
  readonly #hits: Uint8Array;

  constructor(size: number, memory: QueryMemory) {
    this.#size = size;
    this.#memory = memory;
    this.#scores = new Float32Array(size);
    this.#hits = new Uint8Array(size);
  }

  /** Finds nothing if no word restricts the result. */
  match(tokens: readonly QueryToken[]): TextMatch {
    const { ordered, hard } = inMatchOrder(tokens);
    const match = { found: this.#memory.bitmap(), scores: this.#scores, best: 0 };
    if (hard === 0) return match;
    // The first word of a product replaces its old score.
    this.#hits.fill(0);
    for (const [index, token] of ordered.entries()) {
      // All readings of a word have the same rarity; otherwise an unusual reading would count more than the usual one.
      const rarity = rarityOf(holdersOf(token), this.#size);
      this.#take(
        { ordinals: Uint32Array.from(token.codes), weights: null },
        CODE_WEIGHT * rarity,
        { index, hard },
        match,
      );
      // Postings are ordered by certainty, so the first one with a product counts.
      for (const { posting, factor } of token.postings) {
        this.#take(posting, factor * rarity, { index, hard }, match);
      }
    }
    return match;
  }

  /** All products with the same score. */
  everything(): TextMatch {
    this.#scores.fill(0);
    return { found: this.#memory.full(), scores: this.#scores, best: 0 };
  }

  /**
   * Takes the products of a reading of the word at `index`, of which the first `hard` restrict: products without an earlier
   * one of these are skipped, and the others are found once they have the last of them.
   */
  #take(
    { ordinals, weights }: { ordinals: Uint32Array; weights: Uint8Array | null },
    unit: number,
    { index, hard }: { index: number; hard: number },
    match: TextMatch,
  ): void {
    const scores = this.#scores;
    const hits = this.#hits;
    const { words } = match.found;
    const before = Math.min(index, hard);
    const isFound = index >= hard - 1;
    let { best } = match;
    for (let position = 0; position < ordinals.length; position++) {
      const ordinal = ordinals[position] as number;
      const hit = hits[ordinal] as number;
      if (hit < before || hit > index) continue;
      hits[ordinal] = index + 1;
      const own = unit * (weights === null ? 1 : (weights[position] as number));
      // As the table holds it, so that the best is one of the scores.
      const score = Math.fround(hit === 0 ? own : (scores[ordinal] as number) + own);
      scores[ordinal] = score;
      if (!isFound) continue;
      (words[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
      if (score > best) best = score;
    }
    match.best = best;
  }
}

/** How much a word says that so many of `size` products have. */
export function rarityOf(holders: number, size: number): number {
  return Math.log(1 + size / (holders + 1)) + 0.1;
}

/** The words of a query as they are looked for: the rarest first, then those that only rank; and how many restrict. */
export function inMatchOrder(tokens: readonly QueryToken[]): { ordered: QueryToken[]; hard: number } {
  const hard = tokens.filter((token) => !token.soft).sort((left, right) => holdersOf(left) - holdersOf(right));
  return { ordered: [...hard, ...tokens.filter((token) => token.soft)], hard: hard.length };
}

/** In how many products a word is found by all its readings together. */
export function holdersOf({ codes, postings }: QueryToken): number {
  return postings.reduce((sum, { posting }) => sum + posting.holders, codes.length);
}
