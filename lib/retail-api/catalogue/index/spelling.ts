import { editCost } from './edit-cost.ts';

/** A candidate for the correction of a word, and its frequency. */
export interface SpellingWord {
  term: string;
  /** The number of products with it. */
  holders: number;
  /** Whether the catalogue contains it: only such a word is used for completion. */
  inCatalogue: boolean;
}

/** The number of comparisons that a query may still make, whatever its text. */
export interface Work {
  left: number;
}

const MAX_COMPARISONS = 10_000;
const MAX_WORD_LENGTH = 24;
/** Word lengths may differ by one more than the error cost suggests: doubled letters and vowels cost less. */
const LENGTH_SLACK = 1;
/** How many times larger the distance of a word may be that is only suggested, not used. */
const GUESS = 0.75;
/** The extra cost of another first letter, because errors there are rare. */
const OTHER_FIRST_LETTER = 0.4;
/** Letters for the same sound in Indian English share a bit when sets of consonants are compared. */
const CONSONANT_BITS = consonantBits();

/** A new limit of comparisons for one query. */
export function newComparisonBudget(): Work {
  return { left: MAX_COMPARISONS };
}

/**
 * Finds the correction of a misspelt word. Words are in typed arrays ordered by length, each with the set of its
 * consonants, so that nearly all are ruled out by comparing two numbers and only the rest letter by letter.
 */
export class Spelling {
  readonly #words: readonly SpellingWord[];
  readonly #letters: Uint32Array;
  /** The index of the first word of each length. */
  readonly #starts: Uint32Array;
  readonly #bySound = new Map<string, SpellingWord>();

  constructor(words: readonly SpellingWord[]) {
    this.#words = words
      .filter(({ term }) => term.length >= 3 && term.length <= MAX_WORD_LENGTH && !/\d/.test(term))
      .sort((left, right) => left.term.length - right.term.length);
    this.#letters = Uint32Array.from(this.#words, ({ term }) => consonantsOf(term));
    this.#starts = new Uint32Array(MAX_WORD_LENGTH + 2);
    for (const word of this.#words) {
      for (let length = word.term.length + 1; length < this.#starts.length; length++) {
        this.#starts[length] = (this.#starts[length] ?? 0) + 1;
      }
      const sound = phoneticKeyOf(word.term);
      const existing = this.#bySound.get(sound);
      if (!existing || existing.holders < word.holders) this.#bySound.set(sound, word);
    }
  }

  /**
   * The word that sounds the same, otherwise the one with the smallest distance, then with the same first letter,
   * then with the most products.
   */
  nearest(word: string, work: Work, limit: number = toleranceOf(word)): string | undefined {
    if (limit === 0) return undefined;
    const alike = this.#bySound.get(phoneticKeyOf(word));
    if (alike && phoneticKeyOf(word).length >= 3) return alike.term;
    const letters = consonantsOf(word);
    const max = Math.floor(limit);
    const slack = max + LENGTH_SLACK;
    const from = this.#starts[Math.max(0, word.length - slack)] ?? 0;
    const to = this.#starts[Math.min(MAX_WORD_LENGTH + 1, word.length + slack + 1)] ?? this.#words.length;
    let best: SpellingWord | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let index = from; index < to; index++) {
      // An error at a consonant costs one, and removes and adds at most one consonant each.
      const others = this.#letters[index] ?? 0;
      if (bitCount(others & ~letters) > max || bitCount(letters & ~others) > max) continue;
      const candidate = this.#words[index];
      if (!candidate || work.left-- <= 0) break;
      const first = candidate.term[0] === word[0] ? 0 : OTHER_FIRST_LETTER;
      const slips = editCost(word, candidate.term, limit);
      const cost = slips + first - candidate.holders / 1e9;
      if (slips + first <= limit + OTHER_FIRST_LETTER / 2 && cost < bestCost) [best, bestCost] = [candidate, cost];
    }
    return best?.term;
  }

  /** The word nearest to one that is too misspelt to be corrected; it is only suggested to the shopper. */
  remote(word: string, work: Work): string | undefined {
    return this.nearest(word, work, toleranceOf(word) === 0 ? 0 : toleranceOf(word) + GUESS);
  }

  /** The most common word that starts with this one, with one error allowed; for words that are still being typed. */
  nearestBeginning(word: string, work: Work): string | undefined {
    if (word.length < 5 || word.length > MAX_WORD_LENGTH || /\d/.test(word)) return undefined;
    const letters = consonantsOf(word);
    let best: SpellingWord | undefined;
    for (let index = this.#starts[word.length + 1] ?? 0; index < this.#words.length; index++) {
      // The untyped rest of a word adds letters; one of the typed letters may be wrong.
      if (bitCount(letters & ~(this.#letters[index] ?? 0)) > 1) continue;
      const candidate = this.#words[index];
      if (!candidate?.inCatalogue || candidate.term[0] !== word[0] || candidate.holders <= (best?.holders ?? -1))
        continue;
      if (work.left-- <= 0) break;
      const near = [0, 1, -1].some((shift) => editCost(word, candidate.term.slice(0, word.length + shift), 1) <= 1);
      if (near) best = candidate;
    }
    return best?.term;
  }
}

/** The allowed distance for a word of this length; a vowel costs less than a consonant. */
function toleranceOf(word: string): number {
  const { length } = word;
  if (length < 4 || length > MAX_WORD_LENGTH || /\d/.test(word)) return 0;
  if (length === 4) return 1;
  return length < 8 ? 1.25 : 2;
}

/** The sound of a word for shoppers who spell by ear: without doubled letters, breath and a silent end. */
function phoneticKeyOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?<=[a-z])h/g, '')
    .replace(/ee|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/c(?![ei])|q|ck/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z|c/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)[ae]$/, '');
}

function consonantBits(): readonly number[] {
  const alike: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', w: 'v', j: 'g' };
  return Array.from({ length: 26 }, (_, index) => {
    const letter = String.fromCharCode(97 + index);
    if ('aeiouyh'.includes(letter)) return 0;
    return 1 << ((alike[letter] ?? letter).charCodeAt(0) - 97);
  });
}

function consonantsOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= CONSONANT_BITS[word.charCodeAt(index) - 97] ?? 0;
  return set;
}

function bitCount(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}
