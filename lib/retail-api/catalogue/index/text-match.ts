import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './interpret-query.ts';

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
  readonly #scores: Float32Array;
  /**
   * By ordinal: how many of the restricting words a product has, if it has all so far; then the last word (from 1) that it
   * has. So a word counts once.
   */
  readonly #hits: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#scores = new Float32Array(size);
    this.#hits = new Uint8Array(size);
  }

  /** Finds nothing if no word restricts the result. */
  match(tokens: readonly QueryToken[]): TextMatch {
    const { ordered, hard } = inMatchOrder(tokens);
    // The first word of a product replaces its old score.
    this.#hits.fill(0);
    for (const [index, token] of ordered.entries()) this.#takeToken(token, index, hard);
    return this.#collect(hard);
  }

  /** All products with the same score. */
  everything(): TextMatch {
    this.#scores.fill(0);
    return { found: Bitmap.full(this.#size), scores: this.#scores, best: 0 };
  }

  #takeToken(token: QueryToken, index: number, wanted: number): void {
    // All readings of a word have the same rarity; otherwise an unusual reading would count more than the usual one.
    const rarity = rarityOf(holdersOf(token), this.#size);
    this.#takeOrdinals(token.codes, null, CODE_WEIGHT * rarity, index, wanted);
    // Postings are ordered by certainty, so the first one with a product counts.
    for (const { posting, factor } of token.postings) {
      this.#takeOrdinals(posting.ordinals, posting.weights, factor * rarity, index, wanted);
    }
  }

  /** Products without an earlier word are skipped; words after the `wanted` ones only rank. */
  #takeOrdinals(
    ordinals: ArrayLike<number>,
    weights: Uint8Array | null,
    unit: number,
    index: number,
    wanted: number,
  ): void {
    const scores = this.#scores;
    const hits = this.#hits;
    const before = Math.min(index, wanted);
    for (let position = 0; position < ordinals.length; position++) {
      const ordinal = ordinals[position] as number;
      const hit = hits[ordinal] as number;
      if (hit < before || hit > index) continue;
      hits[ordinal] = index + 1;
      const score = unit * (weights === null ? 1 : (weights[position] as number));
      scores[ordinal] = hit === 0 ? score : (scores[ordinal] as number) + score;
    }
  }

  #collect(wanted: number): TextMatch {
    const hits = this.#hits;
    const scores = this.#scores;
    const found = new Bitmap(this.#size);
    let best = 0;
    if (wanted === 0) return { found, scores, best };
    for (let index = 0; index < found.words.length; index++) {
      const first = index << 5;
      const behind = Math.min(first + 32, hits.length);
      let word = 0;
      // Without a branch, which the processor could not predict.
      for (let ordinal = first; ordinal < behind; ordinal++) {
        word |= ((wanted - 1 - (hits[ordinal] as number)) >>> 31) << (ordinal & 31);
      }
      found.words[index] = word;
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const score = scores[first + 31 - Math.clz32(rest & -rest)] as number;
        if (score > best) best = score;
      }
    }
    return { found, scores, best };
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
