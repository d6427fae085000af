import type { CodeIndex } from './code-index.ts';
import { joinCompounds, splitCompounds } from './compound-words.ts';
import { hasDevanagari, hindiBases } from './hindi-words.ts';
import type { Posting, Vocabulary } from './postings.ts';
import { type PriceLimit, readPriceLimit } from './price-limit.ts';
import { newComparisonBudget, type Spelling, type Work } from './spelling.ts';
import { ALTERNATIVES, replacePhrases, SOFT_WORDS } from './synonyms.ts';
import { contentTokens, normaliseText, stem, writtenWord } from './tokens.ts';
import { LIST_OF_UNSOLD_WORD } from './unsold-words.ts';

const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 12;
const PREFIX_LIMIT = 60;
const CODE_LIMIT = 200;
/** How certain a synonym is, compared with the written word. */
const FIRST_OTHER = 0.9;
const NEXT_OTHER = 0.6;

/** One word of a query with all its readings, the most certain first. */
export interface QueryToken {
  postings: { posting: Posting; factor: number }[];
  /** Products whose code or SKU starts with the word. */
  codes: number[];
  /** The word as the shopper wrote it. */
  written: string;
  /** The word or words in Devanagari, if the shopper typed it so. */
  devanagari: string | undefined;
  /** The word as shown in a corrected text. */
  shown: string;
  corrected: boolean;
  /** Whether it is a word of the catalogue or of its shoppers, unchanged. */
  exact: boolean;
  /** Whether it only ranks results and excludes none. */
  soft: boolean;
  /** The most similar top list, for a correct word without products. */
  nearList: string | undefined;
}

/** The interpretation of a text. */
export interface Reading {
  tokens: QueryToken[];
  price: PriceLimit | undefined;
}

/** The data for interpreting texts. */
export interface Lexicon {
  vocabulary: Vocabulary;
  codes: CodeIndex;
  spelling: Spelling;
  /** Replaces phrases of the operator in a normalised query. */
  replaceOwn: (normal: string) => string;
}

/**
 * Interprets a query: a price, then exact words, synonyms, beginnings of words, compounds, codes and, last,
 * misspellings. `typing`: the last word may be unfinished. The work is bounded for any text.
 */
export function interpretQuery(
  text: string,
  lexicon: Lexicon,
  typing: boolean,
  work: Work = newComparisonBudget(),
): Reading {
  const asCode = readWholeCode(text, lexicon.codes);
  if (asCode) return { tokens: [asCode], price: undefined };
  const { rest, limit } = readPriceLimit(normaliseText(text.slice(0, MAX_TEXT_LENGTH)));
  const typed = contentTokens(replacePhrases(lexicon.replaceOwn(rest))).slice(0, MAX_WORDS);
  const words = splitCompounds(joinCompounds(typed, lexicon.vocabulary), lexicon.vocabulary);
  const scripts = devanagariWords(text.slice(0, MAX_TEXT_LENGTH));
  const tokens = [...new Set(words.slice(0, MAX_WORDS))].map((word, index, all) =>
    inScript(readWord(word, typing && index === all.length - 1, lexicon, work), scripts.get(word)),
  );
  const found = tokens.filter((token) => !token.soft || token.postings.length > 0);
  return { tokens: settleSoft(found), price: limit };
}

/** The Devanagari words of a text, alone and in pairs, by the word that they are read as. */
function devanagariWords(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!hasDevanagari(text)) return found;
  const readOne = (typed: string) => {
    const [read, ...more] = contentTokens(replacePhrases(normaliseText(typed)));
    return more.length === 0 ? read : undefined;
  };
  const add = (typed: string, read: string | undefined) => {
    if (read !== undefined && hasDevanagari(typed) && !found.has(read)) found.set(read, typed);
  };
  const words = text.split(/\s+/).map((typed) => ({ typed, read: readOne(typed) }));
  for (const { typed, read } of words) add(typed, read);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const pair = next && `${word.typed} ${next.typed}`;
    const read = pair && readOne(pair);
    // A word beside a postposition is read as the word alone, and must be shown without it.
    if (pair && read !== word.read && read !== next.read) add(pair, read);
  }
  return found;
}

/**
 * A word typed in Devanagari is shown as it was typed; its Latin spelling comes from the store, so it is not a
 * correction.
 */
function inScript(token: QueryToken, devanagari: string | undefined): QueryToken {
  return devanagari === undefined ? token : { ...token, devanagari, corrected: false };
}

/** If all words of a query only rank results, they restrict them instead. */
function settleSoft(tokens: QueryToken[]): QueryToken[] {
  return tokens.every((token) => token.soft) ? tokens.map((token) => ({ ...token, soft: false })) : tokens;
}

/** A whole product code or SKU, with any spacing, and with hyphens as on printed tags. */
function readWholeCode(text: string, codes: CodeIndex): QueryToken | undefined {
  const code = text.slice(0, MAX_TEXT_LENGTH).toUpperCase().replace(/\s+/g, '');
  const ordinal = /\d/.test(code) ? (codes.find(code) ?? codes.find(code.replaceAll('-', ''))) : undefined;
  return ordinal === undefined ? undefined : { ...emptyToken(code), codes: [ordinal] };
}

function emptyToken(word: string): QueryToken {
  return {
    postings: [],
    codes: [],
    written: writtenWord(word),
    devanagari: undefined,
    shown: writtenWord(word),
    corrected: false,
    exact: false,
    soft: SOFT_WORDS.has(word),
    nearList: undefined,
  };
}

function readWord(word: string, isUnfinished: boolean, lexicon: Lexicon, work: Work): QueryToken {
  const token = readAsItStands(word, isUnfinished, lexicon);
  const base = token.exact ? undefined : hindiBases(word).find((one) => ALTERNATIVES.has(stem(one)));
  if (base !== undefined)
    return { ...readAsItStands(base, false, lexicon), written: token.written, shown: token.shown };
  if (token.postings.length > 0 || token.codes.length > 0 || token.soft || token.nearList !== undefined) return token;
  const { spelling } = lexicon;
  const term = stem(word);
  const near = spelling.nearest(term, work) ?? (isUnfinished ? spelling.nearestBeginning(term, work) : undefined);
  if (near === undefined) return token;
  const meant = readAsItStands(near, false, lexicon);
  return {
    ...meant,
    written: token.written,
    postings: meant.postings.map(({ posting, factor }) => ({ posting, factor: factor * 0.8 })),
    shown: correctedWord(word, near, lexicon.vocabulary),
    corrected: true,
  };
}

/** The catalogue's spelling, but singular if the written word was singular. */
function correctedWord(written: string, term: string, vocabulary: Vocabulary): string {
  const surface = vocabulary.find(term)?.surface ?? term;
  return stem(written) === written && stem(surface) === term ? term : surface;
}

function readAsItStands(word: string, isUnfinished: boolean, { vocabulary, codes }: Lexicon): QueryToken {
  const term = stem(word);
  const token = emptyToken(word);
  const { postings } = token;
  const exact = vocabulary.find(term);
  if (exact) postings.push({ posting: exact, factor: 1 });
  for (const [rank, other] of (ALTERNATIVES.get(term) ?? []).entries()) {
    const posting = vocabulary.find(other);
    if (posting) postings.push({ posting, factor: rank === 0 ? FIRST_OTHER : NEXT_OTHER });
  }
  token.exact = postings.length > 0;
  if (postings.length === 0) token.nearList = LIST_OF_UNSOLD_WORD.get(term);
  if (token.nearList !== undefined && !isUnfinished) return token;
  // A word that has a meaning of its own is not read as the beginning of another word.
  if (word.length >= (isUnfinished ? 2 : 3) && !token.soft && (isUnfinished || postings.length === 0)) {
    for (const posting of vocabulary.startingWith(term, PREFIX_LIMIT)) {
      if (posting === exact) continue;
      postings.push({ posting, factor: 0.3 + (0.4 * term.length) / posting.term.length });
    }
    postings.sort((left, right) => right.factor - left.factor);
  }
  if (word.length >= 4 && /\d/.test(word)) token.codes = codes.startingWith(word.toUpperCase(), CODE_LIMIT);
  return token;
}
