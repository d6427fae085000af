import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './interpret-query.ts';

const CODE_WEIGHT = 40;

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
  /** The number of words of the query that a product has so far. */
  readonly #hits: Uint8Array;
  /** The last word (from 1) that found a product, so that a word counts once. */
  readonly #stamps: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#scores = new Float32Array(size);
    this.#hits = new Uint8Array(size);
    this.#stamps = new Uint8Array(size);
  }

  /** Finds nothing if no word restricts the result. */
  match(tokens: readonly QueryToken[]): TextMatch {
    const hard = tokens.filter((token) => !token.soft);
    const soft = tokens.filter((token) => token.soft);
    this.#scores.fill(0);
    this.#hits.fill(0);
    this.#stamps.fill(0);
    const rarestFirst = hard.sort((left, right) => holdersOf(left) - holdersOf(right));
    for (const [index, token] of [...rarestFirst, ...soft].entries()) this.#takeToken(token, index, hard.length);
    return this.#collect(hard.length);
  }

  /** All products with the same score. */
  everything(): TextMatch {
    this.#scores.fill(0);
    return { found: Bitmap.full(this.#size), scores: this.#scores, best: 0 };
  }

  #takeToken(token: QueryToken, index: number, wanted: number): void {
    // All readings of a word have the same rarity; otherwise an unusual reading would count more than the usual one.
    const rarity = this.#rarity(holdersOf(token));
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
    const stamps = this.#stamps;
    const stamp = index + 1;
    const before = Math.min(index, wanted);
    const after = Math.min(stamp, wanted);
    for (let position = 0; position < ordinals.length; position++) {
      const ordinal = ordinals[position] ?? 0;
      if (stamps[ordinal] === stamp || hits[ordinal] !== before) continue;
      stamps[ordinal] = stamp;
      hits[ordinal] = after;
      scores[ordinal] = (scores[ordinal] ?? 0) + unit * (weights === null ? 1 : (weights[position] ?? 0));
    }
  }

  #collect(wanted: number): TextMatch {
    const hits = this.#hits;
    const scores = this.#scores;
    const found = new Bitmap(this.#size);
    let best = 0;
    if (wanted === 0) return { found, scores, best };
    for (let ordinal = 0; ordinal < hits.length; ordinal++) {
      if (hits[ordinal] !== wanted) continue;
      found.add(ordinal);
      const score = scores[ordinal] ?? 0;
      if (score > best) best = score;
    }
    return { found, scores, best };
  }

  #rarity(holders: number): number {
    return Math.log(1 + this.#size / (holders + 1)) + 0.1;
  }
}

function holdersOf({ codes, postings }: QueryToken): number {
  return postings.reduce((sum, { posting }) => sum + posting.ordinals.length, codes.length);
}
