import type { Vocabulary } from './postings.ts';
import { ALTERNATIVES, SOFT_WORDS } from './synonyms.ts';
import { stem } from './tokens.ts';
import { LIST_OF_UNSOLD_WORD } from './unsold-words.ts';

/** Joins `ear rings` to `earrings` if the whole is a known word and not both halves are. */
export function joinCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [first, second] = [words[index] ?? '', words[index + 1]];
    if (second !== undefined && isKnown(first + second, vocabulary)) {
      if (!isKnown(first, vocabulary) || !isKnown(second, vocabulary)) {
        joined.push(first + second);
        index++;
        continue;
      }
    }
    joined.push(first);
  }
  return joined;
}

/** Splits `goldring` into `gold ring` if both halves are known and the whole is not. */
export function splitCompounds(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap((word) => {
    if (word.length < 7 || /\d/.test(word) || isKnown(word, vocabulary)) return [word];
    if (vocabulary.startingWith(stem(word), 1).length > 0) return [word];
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const [head, tail] = [word.slice(0, cut), word.slice(cut)];
      if (isKnown(head, vocabulary) && isKnown(tail, vocabulary)) return [head, tail];
    }
    return [word];
  });
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const term = stem(word);
  return (
    vocabulary.find(term) !== undefined ||
    ALTERNATIVES.has(term) ||
    LIST_OF_UNSOLD_WORD.has(term) ||
    SOFT_WORDS.has(word)
  );
}
