import type { Bitmap } from './bitmap.ts';
import type { CodeIndex } from './code-index.ts';
import { EntryTokens } from './entry-tokens.ts';
import type { IndexEntry } from './index-entry.ts';
import { interpretQuery, type Lexicon, type QueryToken, type Reading } from './interpret-query.ts';
import { type OwnPhrases, phraseReplacer } from './own-phrases.ts';
import { PostingsBuilder, type Vocabulary } from './postings.ts';
import type { PriceLimit } from './price-limit.ts';
import { QueryMemory } from './query-memory.ts';
import { relax, type WordKinds } from './relax-query.ts';
import type { Steps } from './sliced-work.ts';
import { Spelling, type SpellingWord } from './spelling.ts';
import { ALTERNATIVES } from './synonyms.ts';
import { type TextMatch, TextMatcher } from './text-match.ts';
import { LIST_OF_UNSOLD_WORD } from './unsold-words.ts';

/** What a shopper is told of a search. */
export interface UnderstoodText {
  /** The text as it was understood if a word was misspelt or left out; otherwise empty. */
  searchedText: string;
  /** Whether any of the kept words was misspelt. */
  isCorrected: boolean;
  /** The words that were left out, as written. */
  leftOut: string[];
  /** The text in the words of the catalogue or its shoppers if every word is one; otherwise empty. */
  knownText: string;
}

/** The interpretation of a text, and its results. */
export interface TextSearchResult extends UnderstoodText {
  reading: Reading;
  /** The words that the results have; fewer than were read if no product has all. */
  used: QueryToken[];
  match: TextMatch;
}

const GENDERS = new Set(['men', 'women', 'unisex']);

/** Collects the search data of products, added in ascending order. */
export class TextSearchBuilder {
  readonly #words = new EntryTokens();
  readonly #postings: PostingsBuilder;
  readonly #prices: number[] = [];
  readonly #nouns = new Set<string>();
  readonly #brands = new Set<string>();

  /** `isOutline`: the products of each word are held elsewhere. */
  constructor(isOutline = false) {
    this.#postings = new PostingsBuilder(isOutline);
  }

  add(ordinal: number, entry: IndexEntry): void {
    this.#prices.push(entry.price);
    this.#words.visit(entry, (term, surface, weight) => this.#postings.add(ordinal, term, surface, weight));
    const { BrandName, RootCategory, Category, SubCategory } = entry.product;
    for (const text of [RootCategory, Category]) for (const term of this.#words.terms(text)) this.#nouns.add(term);
    // Jewellery is named by its subcategory: `Kada`, `Men's Bands`, `Gold Chains`.
    const finest = RootCategory === 'Jewellery' ? this.#words.terms(SubCategory).at(-1) : undefined;
    if (finest) this.#nouns.add(finest);
    for (const term of this.#words.terms(BrandName)) this.#brands.add(term);
  }

  *finish(codes: CodeIndex, phrases: OwnPhrases = new Map()): Steps<TextSearch> {
    const { lexicon, kinds } = yield* this.finishWords(codes, phrases);
    return new TextSearch(lexicon, kinds, Float64Array.from(this.#prices));
  }

  /** What texts are read by, without the search itself. */
  *finishWords(codes: CodeIndex, phrases: OwnPhrases = new Map()): Steps<{ lexicon: Lexicon; kinds: WordKinds }> {
    for (const gender of GENDERS) this.#nouns.delete(gender);
    const vocabulary = this.#postings.finish();
    yield;
    const spelling = new Spelling(spellingWords(vocabulary));
    const lexicon = { vocabulary, codes, spelling, replaceOwn: phraseReplacer(phrases) };
    return { lexicon, kinds: { nouns: this.#nouns, brands: this.#brands } };
  }
}

/** The catalogue's words, and shoppers' correct words that it does not have. */
function spellingWords(vocabulary: Vocabulary): SpellingWord[] {
  const words = vocabulary.postings.map(({ term, holders }) => ({ term, holders, inCatalogue: true }));
  for (const [term, others] of ALTERNATIVES) {
    const holders = others.reduce((sum, other) => sum + (vocabulary.find(other)?.holders ?? 0), 0);
    if (holders > 0 && !vocabulary.find(term)) words.push({ term, holders, inCatalogue: false });
  }
  for (const term of LIST_OF_UNSOLD_WORD.keys())
    if (!vocabulary.find(term)) words.push({ term, holders: 0, inCatalogue: false });
  return words;
}

/** Interprets texts and finds their products. */
export class TextSearch {
  readonly lexicon: Lexicon;
  readonly size: number;
  readonly kinds: WordKinds;
  /** Paise, by ordinal. */
  readonly #prices: Float64Array;
  readonly #matcher: TextMatcher;
  /** For the sets of the query that is answered. */
  readonly memory: QueryMemory;

  constructor(lexicon: Lexicon, kinds: WordKinds, prices: Float64Array) {
    this.lexicon = lexicon;
    this.kinds = kinds;
    this.#prices = prices;
    this.size = prices.length;
    this.memory = new QueryMemory(prices.length);
    this.#matcher = new TextMatcher(prices.length, this.memory);
  }

  /** `typing`: the last word may be unfinished. The match is valid until the next text is searched. */
  find(text: string, typing = false): TextSearchResult {
    this.memory.begin();
    const reading = interpretQuery(text, this.lexicon, typing);
    let used = reading.tokens;
    let match = this.match(used, reading.price);
    if (match.best === 0 && used.length > 1) {
      used = withKept(used, relax(hardOf(used), this.kinds, this.memory));
      match = this.match(used, reading.price);
    }
    return { reading, used, match, ...understood(reading, used, match.best > 0) };
  }

  /** The products with all of the words in the price range; a price alone finds all in its range. */
  match(tokens: readonly QueryToken[], price: PriceLimit | undefined): TextMatch {
    const match = tokens.length === 0 && price ? this.#matcher.everything() : this.#matcher.match(tokens);
    if (price) match.found.intersect(this.#within(price));
    return match;
  }

  #within({ min, max }: PriceLimit): Bitmap {
    const within = this.memory.bitmap();
    for (let ordinal = 0; ordinal < this.size; ordinal++) {
      const price = this.#prices[ordinal] ?? 0;
      if (price >= min && price <= max) within.add(ordinal);
    }
    return within;
  }
}

/** The words that restrict a result. */
export function hardOf(tokens: readonly QueryToken[]): QueryToken[] {
  return tokens.filter((token) => !token.soft);
}

/** The words of a query with only the kept ones of those that restrict. */
export function withKept(tokens: readonly QueryToken[], kept: readonly QueryToken[]): QueryToken[] {
  return tokens.filter((token) => token.soft || kept.includes(token));
}

/** What a shopper is told of a reading of which only some words are `used`; `isFound`: whether a product has these. */
export function understood(reading: Reading, used: readonly QueryToken[], isFound: boolean): UnderstoodText {
  const isCorrected = isFound && used.some((token) => token.corrected);
  const leftOut = isFound ? reading.tokens.filter((token) => !used.includes(token)) : [];
  return {
    searchedText: isCorrected || leftOut.length > 0 ? queryText(used, reading.price) : '',
    isCorrected,
    leftOut: leftOut.map((token) => token.devanagari ?? token.written),
    knownText: reading.tokens.every((token) => token.exact) ? used.map((token) => token.shown).join(' ') : '',
  };
}

/** Words and price as the shopper would write them: in Devanagari what was typed in Devanagari. */
export function queryText(tokens: readonly QueryToken[], price: PriceLimit | undefined): string {
  const isHindi = tokens.some(({ devanagari }) => devanagari !== undefined);
  const words = tokens.map((token) => token.devanagari ?? token.shown);
  if (!price) return words.join(' ');
  return isHindi ? [hindiPriceText(price), ...words].join(' ') : [...words, priceText(price)].join(' ');
}

function priceText({ min, max }: PriceLimit): string {
  if (min === 0) return `under ${rupees(max)}`;
  return Number.isFinite(max) ? `${rupees(min)} to ${rupees(max)}` : `above ${rupees(min)}`;
}

function hindiPriceText({ min, max }: PriceLimit): string {
  if (min === 0) return `${rupees(max)} से कम`;
  return Number.isFinite(max) ? `${rupees(min)} से ${rupees(max)}` : `${rupees(min)} से अधिक`;
}

function rupees(paise: number): string {
  return String(paise / 100);
}
