import { Bitmap } from './bitmap.ts';
import type { QueryToken } from './understand.ts';

const CODE_WEIGHT = 40;

export interface TextMatch {
  found: Bitmap;
  /** By ordinal; only what stands in `found` counts. */
  scores: Float32Array;
  /** The highest score among what was found. */
  best: number;
}

/**
 * Finds the products that hold every word of the query; where none does, those that hold the most of them, at least
 * half. Rare words weigh more than common ones.
 */
export function matchText(tokens: readonly QueryToken[], size: number): TextMatch {
  const scores = new Float32Array(size);
  const hits = new Uint8Array(size);
  const lastToken = new Uint8Array(size);
  for (const [index, token] of tokens.entries()) {
    const stamp = index + 1;
    const take = (ordinal: number, score: number) => {
      // Postings come surest first, so the first that names a product is the one that counts.
      if (lastToken[ordinal] === stamp) return;
      lastToken[ordinal] = stamp;
      hits[ordinal] = (hits[ordinal] ?? 0) + 1;
      scores[ordinal] = (scores[ordinal] ?? 0) + score;
    };
    for (const ordinal of token.codes) take(ordinal, CODE_WEIGHT * rarity(size, 1));
    for (const { posting, factor } of token.postings) {
      const { ordinals, weights } = posting;
      const unit = factor * rarity(size, ordinals.length);
      for (let position = 0; position < ordinals.length; position++) {
        take(ordinals[position] ?? 0, unit * (weights[position] ?? 0));
      }
    }
  }
  return collect(tokens.length, scores, hits);
}

function rarity(size: number, holders: number): number {
  return Math.log(1 + size / (holders + 1)) + 0.1;
}

function collect(wanted: number, scores: Float32Array, hits: Uint8Array): TextMatch {
  let most = 0;
  for (const count of hits) if (count > most) most = count;
  const found = new Bitmap(scores.length);
  let best = 0;
  if (most > 0 && most * 2 >= wanted) {
    for (let ordinal = 0; ordinal < hits.length; ordinal++) {
      if (hits[ordinal] !== most) continue;
      found.add(ordinal);
      const score = scores[ordinal] ?? 0;
      if (score > best) best = score;
    }
  }
  return { found, scores, best };
}
