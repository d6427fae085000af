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
 * Finds the products that hold every word of a query; where none does, those that hold the most of them, at least half.
 * Rare words weigh more than common ones. Its tables are used again by every query, which are never interleaved.
 */
export class TextMatcher {
  private readonly size: number;
  private readonly scores: Float32Array;
  /** How many words of the query a product holds so far. */
  private readonly hits: Uint8Array;
  /** The last word, counted from 1, that a product was found by: a word counts once. */
  private readonly stamps: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.scores = new Float32Array(size);
    this.hits = new Uint8Array(size);
    this.stamps = new Uint8Array(size);
  }

  match(tokens: readonly QueryToken[]): TextMatch {
    const rarestFirst = [...tokens].sort((left, right) => holdersOf(left) - holdersOf(right));
    const complete = this.run(rarestFirst, true);
    return complete.best > 0 || tokens.length < 2 ? complete : this.run(rarestFirst, false);
  }

  /** With `all`, products that missed an earlier word are passed over. */
  private run(tokens: readonly QueryToken[], all: boolean): TextMatch {
    this.scores.fill(0);
    this.hits.fill(0);
    this.stamps.fill(0);
    for (const [index, token] of tokens.entries()) this.takeToken(token, index, all);
    return this.collect(tokens.length, all);
  }

  private takeToken({ codes, postings }: QueryToken, index: number, all: boolean): void {
    const codeScore = CODE_WEIGHT * this.rarity(1);
    this.takeOrdinals(codes, null, codeScore, index, all);
    // Postings come surest first, so the first that names a product is the one that counts.
    for (const { posting, factor } of postings) {
      const unit = factor * this.rarity(posting.ordinals.length);
      this.takeOrdinals(posting.ordinals, posting.weights, unit, index, all);
    }
  }

  private takeOrdinals(
    ordinals: ArrayLike<number>,
    weights: Uint8Array | null,
    unit: number,
    index: number,
    all: boolean,
  ): void {
    const { scores, hits, stamps } = this;
    const stamp = index + 1;
    for (let position = 0; position < ordinals.length; position++) {
      const ordinal = ordinals[position] ?? 0;
      const before = hits[ordinal] ?? 0;
      if (stamps[ordinal] === stamp || (all && before !== index)) continue;
      stamps[ordinal] = stamp;
      hits[ordinal] = before + 1;
      scores[ordinal] = (scores[ordinal] ?? 0) + unit * (weights === null ? 1 : (weights[position] ?? 0));
    }
  }

  private collect(wanted: number, all: boolean): TextMatch {
    const { hits, scores } = this;
    const found = new Bitmap(this.size);
    let best = 0;
    const most = all ? wanted : hits.reduce((highest, count) => Math.max(highest, count), 0);
    if (most === 0 || most * 2 < wanted) return { found, scores, best };
    for (let ordinal = 0; ordinal < hits.length; ordinal++) {
      if (hits[ordinal] !== most) continue;
      found.add(ordinal);
      const score = scores[ordinal] ?? 0;
      if (score > best) best = score;
    }
    return { found, scores, best };
  }

  private rarity(holders: number): number {
    return Math.log(1 + this.size / (holders + 1)) + 0.1;
  }
}

function holdersOf({ codes, postings }: QueryToken): number {
  return postings.reduce((sum, { posting }) => sum + posting.ordinals.length, codes.length);
}
