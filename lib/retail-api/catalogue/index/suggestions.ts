import { slugOf } from '#lib/shared/slugs.ts';
import type { CatalogueBrand } from '../catalogue-product.ts';
import type { NamedLists, SearchSuggestions } from '../search-engine.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';
import type { IndexEntry } from './index-entry.ts';
import type { QueryToken } from './interpret-query.ts';
import { memoise } from './memoise.ts';
import { normaliseText, stem, tokensOf } from './tokens.ts';

/** How often shoppers searched for a text. */
export interface SearchCount {
  text: string;
  searches: number;
}

const SUGGESTED_WORDS = 5;
const GROUP_SHOWN = 3;
/** The weight of a search that shoppers really made, relative to a product with such a phrase. */
const SEARCH_WEIGHT = 20;
const HOT_WEIGHT = 5;

interface Candidate<Value> {
  value: Value;
  terms: string[];
  weight: number;
}

/** Collects the phrases for completing searches, one product at a time. */
export class PhraseBuilder {
  readonly #weights = new Map<string, number>();
  readonly #normalise = memoise(normaliseText);

  add({ product, stock }: IndexEntry): void {
    if (stock === 0) return;
    const weight = product.Labels.includes('hot seller') ? HOT_WEIGHT : 1;
    for (const phrase of phrasesOf(product)) {
      const text = this.#normalise(phrase);
      this.#weights.set(text, (this.#weights.get(text) ?? 0) + weight);
    }
  }

  /** The phrases, those with the most products first. */
  finish(): Phrase[] {
    return [...this.#weights].map(([value, weight]) => phraseOf(value, weight)).sort(byWeight);
  }
}

type Phrase = Candidate<string>;

function phraseOf(value: string, weight: number): Phrase {
  return { value, weight, terms: tokensOf(value).map(stem) };
}

function byWeight(left: Phrase, right: Phrase): number {
  return right.weight - left.weight || (left.value < right.value ? -1 : 1);
}

function phrasesOf({ BrandName, Category, SubCategory, ColorName, ...product }: IndexEntry['product']): string[] {
  const phrases = [Category, `${BrandName} ${Category}`];
  if (product.RootCategory === 'Jewellery') {
    phrases.push(SubCategory, `${product.Attributes.Metal} ${Category}`);
    if (product.Attributes.MainStone) phrases.push(`${product.Attributes.MainStone} ${Category}`);
  } else {
    phrases.push(`${ColorName} ${product.RootCategory}`, `${BrandName} ${product.RootCategory}`);
    if (product.RootCategory === 'Watches') {
      phrases.push(`${product.Attributes.Movement} Watches`, `${SubCategory} Watches`);
    }
  }
  return phrases;
}

/** The possible completions, the best first in each list. */
interface Completions {
  /** Phrases of the products only. */
  own: readonly Phrase[];
  /** Phrases of the products and of shoppers' searches. */
  phrases: readonly Phrase[];
  brands: readonly Candidate<string>[];
  categories: readonly (Candidate<CategoryNode> & { own: string[] })[];
}

/** Completes texts to popular words, brands and categories. */
export class Suggester {
  readonly #completions: Completions;

  constructor(completions: Completions) {
    this.#completions = completions;
  }

  /** A suggester without any searches yet; `phrases` from `PhraseBuilder`. */
  static over(phrases: readonly Phrase[], brands: readonly CatalogueBrand[], tree: CategoryTree): Suggester {
    return new Suggester({
      own: phrases,
      phrases,
      brands: brands
        .map(({ Name, Slug }) => {
          const weight = tree.find(`brands/featured-brands/${Slug}`)?.count ?? 0;
          return { value: Slug, weight, terms: [...tokensOf(Name), slugOf(Name)].map(stem) };
        })
        .filter((brand) => brand.weight > 0)
        .sort((left, right) => right.weight - left.weight),
      categories: tree
        .all()
        .filter((node) => node.count > 0)
        .map((node) => {
          const names = tree.trail(node.path).map((step) => step.name);
          const own = tokensOf(node.name).map(stem);
          return { value: node, own, terms: tokensOf(names.join(' ')).map(stem), weight: 0 };
        }),
    });
  }

  /** The suggester with shoppers' searches, each text once; earlier ones are dropped. */
  withSearches(searches: readonly SearchCount[]): Suggester {
    const { own } = this.#completions;
    const searched = new Map(searches.map(({ text, searches: count }) => [text, count * SEARCH_WEIGHT]));
    const others = own.filter(({ value, weight }) => {
      const more = searched.get(value);
      if (more !== undefined) searched.set(value, more + weight);
      return more === undefined;
    });
    // The larger part is already sorted, which makes the sort fast.
    const added = [...searched].map(([value, weight]) => phraseOf(value, weight)).sort(byWeight);
    return new Suggester({ ...this.#completions, phrases: [...added, ...others].sort(byWeight) });
  }

  /** The most popular phrases overall. */
  popular(): string[] {
    return this.#completions.phrases.slice(0, SUGGESTED_WORDS).map((phrase) => phrase.value);
  }

  /** All suggestions except products, which need a separate search. */
  suggest(tokens: readonly QueryToken[]): Omit<SearchSuggestions, 'codes'> {
    const wanted = tokens.map(readingsOf);
    const popularSearches: string[] = [];
    for (const phrase of this.#completions.phrases) {
      if (popularSearches.length >= SUGGESTED_WORDS) break;
      if (wanted.every((readings) => matches(readings, phrase.terms))) popularSearches.push(phrase.value);
    }
    return { popularSearches, ...this.listsNamedBy(tokens) };
  }

  /** The brands and categories that words name. */
  listsNamedBy(tokens: readonly QueryToken[]): NamedLists {
    const wanted = tokens.map(readingsOf);
    const brands = this.#completions.brands.filter((brand) =>
      wanted.some((readings) => matches(readings, brand.terms)),
    );
    const categories = this.#completions.categories
      .filter((category) => wanted.every((readings) => matches(readings, category.terms)))
      .map((category) => {
        const named = wanted.filter((readings) => matches(readings, category.own)).length;
        const depth = category.value.path.split('/').length;
        // A category with that name comes before one below it, and a broad one before a narrow one.
        return { path: category.value.path, cost: (wanted.length - named) * 10 + depth - category.value.count / 1e6 };
      })
      .sort((left, right) => left.cost - right.cost);
    return {
      brands: brands.slice(0, GROUP_SHOWN).map((brand) => brand.value),
      categories: categories.slice(0, GROUP_SHOWN).map((category) => category.path),
    };
  }
}

/** The word itself as a beginning, and its synonyms. */
function readingsOf(token: QueryToken): string[] {
  const others = token.postings.filter(({ factor }) => factor >= 0.8).map(({ posting }) => posting.term);
  return token.corrected ? others : [stem(token.shown), ...others];
}

function matches(readings: readonly string[], terms: readonly string[]): boolean {
  return terms.some((term) => readings.some((reading) => term.startsWith(reading)));
}
