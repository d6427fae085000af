import type { QueryToken } from '../index/interpret-query.ts';
import { RELEVANCE_STEPS } from '../index/result-page.ts';
import { CODE_WEIGHT, holdersOf, inMatchOrder, rarityOf } from '../index/text-match.ts';

/** A word of a query: the weight of a product with one of the codes, or of its first term, by the term's own weight. */
interface ScoredWord {
  codes: readonly string[];
  code: number;
  terms: readonly string[];
  units: readonly number[];
}

export interface ScriptParams {
  words: readonly ScoredWord[];
  /** By which a score becomes a step of relevance; 0 for the score itself. */
  scale: number;
  /** The highest step. */
  last: number;
}

/**
 * The relevance of a product as `text-match.ts` computes it, in the server's language, Painless: the same words in the same
 * order with the same rounding to 32 bits, so that both engines rank alike. It never changes, only its parameters do,
 * because the server compiles each new text and limits how often. `termFreq` is the weight of a word in the product
 * (OpenSearch documentation, "Script score query", "Term frequency functions").
 */
export const SCORE_SCRIPT = `
float score = 0;
for (int w = 0; w < params.words.length; w++) {
  def word = params.words[w];
  if (word.codes.contains(doc['code'].value)) {
    score = (float)(score + word.code);
  } else {
    for (int t = 0; t < word.terms.length; t++) {
      int weight = termFreq('words', word.terms[t]);
      if (weight > 0) {
        score = (float)(score + word.units[t] * weight);
        break;
      }
    }
  }
}
double scale = params.scale;
return scale > 0 ? Math.min(params.last, Math.floor(score * scale)) : score;
`;

/** The parameters of the script for the words of a query. `codesOf`: product codes of ordinals. `best`: the highest score. */
export function scriptParams(
  tokens: readonly QueryToken[],
  { size, codesOf, best }: { size: number; codesOf: (ordinals: readonly number[]) => string[]; best: number },
): ScriptParams {
  const words = inMatchOrder(tokens).ordered.map((token) => {
    const rarity = rarityOf(holdersOf(token), size);
    return {
      codes: codesOf(token.codes),
      code: CODE_WEIGHT * rarity,
      terms: token.postings.map(({ posting }) => posting.term),
      units: token.postings.map(({ factor }) => factor * rarity),
    };
  });
  return { words, scale: best === 0 ? 0 : RELEVANCE_STEPS / best, last: RELEVANCE_STEPS - 1 };
}
