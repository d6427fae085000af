import type { CodeIndex } from './codes.ts';
import type { Posting, Vocabulary } from './postings.ts';
import { ALTERNATIVES } from './synonyms.ts';
import { queryWords, stem } from './tokens.ts';
import { nearestBeginning, nearestTerm } from './typos.ts';

const PREFIX_LIMIT = 60;
const CODE_LIMIT = 200;

/** One word of a query with all that may stand for it, the surest first. */
export interface QueryToken {
  postings: { posting: Posting; factor: number }[];
  /** Products whose code or SKU begins with the word. */
  codes: number[];
  /** The word as shown in a corrected text. */
  shown: string;
  corrected: boolean;
  /** A word of the catalogue, as it stands. */
  exact: boolean;
}

/** Reads a query: exact words, other words for them, beginnings of words, compounds, codes and, last, misspellings. */
export function understand(text: string, vocabulary: Vocabulary, codes: CodeIndex): QueryToken[] {
  const words = splitCompounds(joinCompounds(queryWords(text), vocabulary), vocabulary);
  return words.map((word, index) => readWord(word, index === words.length - 1, vocabulary, codes));
}

function readWord(word: string, isLast: boolean, vocabulary: Vocabulary, codes: CodeIndex): QueryToken {
  const term = stem(word);
  const postings: QueryToken['postings'] = [];
  const exact = vocabulary.find(term);
  if (exact) postings.push({ posting: exact, factor: 1 });
  for (const other of ALTERNATIVES.get(term) ?? []) {
    const posting = vocabulary.find(other);
    if (posting) postings.push({ posting, factor: 0.9 });
  }
  // Inside a text only an unknown word is read as a beginning; the last word may still be being typed.
  if (word.length >= 2 && (isLast || postings.length === 0)) {
    for (const posting of vocabulary.startingWith(term, PREFIX_LIMIT)) {
      if (posting === exact) continue;
      postings.push({ posting, factor: 0.3 + (0.4 * term.length) / posting.term.length });
    }
    postings.sort((left, right) => right.factor - left.factor);
  }
  const code = word.length >= 4 && /\d/.test(word) ? codes.startingWith(word.toUpperCase(), CODE_LIMIT) : [];
  const token = { postings, codes: code, shown: word, corrected: false, exact: exact !== undefined };
  if (postings.length > 0 || code.length > 0) return token;
  const near = nearestTerm(vocabulary, term) ?? (isLast ? nearestBeginning(vocabulary, term) : undefined);
  if (!near) return token;
  return { ...token, postings: [{ posting: near, factor: 0.8 }], shown: near.surface, corrected: true };
}

/** `ear rings` is `earrings` where the catalogue knows the compound and not both its halves. */
function joinCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [first, second] = [words[index] ?? '', words[index + 1]];
    if (second !== undefined && vocabulary.find(stem(first + second))) {
      const bothKnown = vocabulary.find(stem(first)) && vocabulary.find(stem(second));
      if (!bothKnown) {
        joined.push(first + second);
        index++;
        continue;
      }
    }
    joined.push(first);
  }
  return joined;
}

/** `goldring` is `gold ring` where the catalogue knows the halves and not the whole. */
function splitCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap((word) => {
    const term = stem(word);
    if (word.length < 7 || /\d/.test(word) || vocabulary.find(term) || ALTERNATIVES.has(term)) return [word];
    if (vocabulary.startingWith(term, 1).length > 0) return [word];
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const [head, tail] = [word.slice(0, cut), word.slice(cut)];
      if (vocabulary.find(stem(head)) && vocabulary.find(stem(tail))) return [head, tail];
    }
    return [word];
  });
}
