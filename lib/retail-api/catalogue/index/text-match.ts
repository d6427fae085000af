import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './understand.ts';

const CODE_WEIGHT = 40;

export interface TextMatch {
  found: Bitmap;
  /** By ordinal; only what stands in `found` counts, and only until the next match. */
  scores: Float32Array;
  /** The highest score among what was found. */
  best: number;
}

/**
 * Finds the products that hold every word of a query. Rare words weigh more than common ones; soft words only rank.
 * Its tables are used again by every query, which are never interleaved.
 */
export class TextMatcher {
  readonly #size: number;
  readonly #scores: Float32Array;
  /** How many words of the query a product holds so far. */
  readonly #hits: Uint8Array;
  /** The last word, counted from 1, that a product was found by: a word counts once. */
  readonly #stamps: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#scores = new Float32Array(size);
    this.#hits = new Uint8Array(size);
    this.#stamps = new Uint8Array(size);
  }

  /** Without a word that keeps something out, nothing is found. */
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

  /** All products, none better than another. */
  everything(): TextMatch {
    this.#scores.fill(0);
    return { found: Bitmap.full(this.#size), scores: this.#scores, best: 0 };
  }

  #takeToken(token: QueryToken, index: number, wanted: number): void {
    // What stands for a word is as rare as all of it together, or an odd reading would outweigh the usual one.
    const rarity = this.#rarity(holdersOf(token));
    this.#takeOrdinals(token.codes, null, CODE_WEIGHT * rarity, index, wanted);
    // Postings come surest first, so the first that names a product is the one that counts.
    for (const { posting, factor } of token.postings) {
      this.#takeOrdinals(posting.ordinals, posting.weights, factor * rarity, index, wanted);
    }
  }

  /** Products that missed an earlier word are passed over; the words after the `wanted` ones only rank. */
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
