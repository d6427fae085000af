import type { IndexSuggestions } from '../catalogue-index.ts';
import type { CatalogueBrand } from '../catalogue-product.ts';
import { slugOf } from '../product-slug.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';
import type { IndexEntry } from './index-entry.ts';
import { normaliseText, stem, wordsOf } from './tokens.ts';
import type { QueryToken } from './understand.ts';

/** How often shoppers searched for a text. */
export interface SearchCount {
  text: string;
  searches: number;
}

const WORDS_SHOWN = 5;
const GROUP_SHOWN = 3;
/** A search that shoppers really made says more than a product that happens to exist. */
const SEARCH_WEIGHT = 20;
const HOT_WEIGHT = 5;

interface Candidate<Value> {
  value: Value;
  terms: string[];
  weight: number;
}

/** Collects the phrases that searches may be completed to, as products stream by. */
export class PhraseBuilder {
  private readonly weights = new Map<string, number>();

  add({ product, stock }: IndexEntry): void {
    if (stock === 0) return;
    const weight = product.Labels.includes('hot seller') ? HOT_WEIGHT : 1;
    for (const phrase of phrasesOf(product)) {
      const text = normaliseText(phrase);
      this.weights.set(text, (this.weights.get(text) ?? 0) + weight);
    }
  }

  finish(searches: readonly SearchCount[]): Candidate<string>[] {
    for (const { text, searches: count } of searches) {
      this.weights.set(text, (this.weights.get(text) ?? 0) + count * SEARCH_WEIGHT);
    }
    return [...this.weights]
      .map(([value, weight]) => ({ value, weight, terms: wordsOf(value).map(stem) }))
      .sort((left, right) => right.weight - left.weight || (left.value < right.value ? -1 : 1));
  }
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

/** Completes texts to popular words, brands and categories. Everything is sorted beforehand, best first. */
export class Suggester {
  private readonly phrases: readonly Candidate<string>[];
  private readonly brands: readonly Candidate<string>[];
  private readonly categories: readonly (Candidate<CategoryNode> & { own: string[] })[];

  constructor(phrases: readonly Candidate<string>[], brands: readonly CatalogueBrand[], tree: CategoryTree) {
    this.phrases = phrases;
    this.brands = brands
      .map(({ Name, Slug }) => {
        const weight = tree.find(`brands/featured-brands/${Slug}`)?.count ?? 0;
        return { value: Slug, weight, terms: [...wordsOf(Name), slugOf(Name)].map(stem) };
      })
      .filter((brand) => brand.weight > 0)
      .sort((left, right) => right.weight - left.weight);
    this.categories = tree
      .all()
      .filter((node) => node.count > 0)
      .map((node) => {
        const names = tree.trail(node.path).map((step) => step.name);
        const own = wordsOf(node.name).map(stem);
        return { value: node, own, terms: wordsOf(names.join(' ')).map(stem), weight: 0 };
      });
  }

  /** The most popular phrases of all. */
  popular(): string[] {
    return this.phrases.slice(0, WORDS_SHOWN).map((phrase) => phrase.value);
  }

  /** All but the products, which are a search of their own. */
  suggest(tokens: readonly QueryToken[]): Omit<IndexSuggestions, 'codes'> {
    const wanted = tokens.map(readingsOf);
    const words: string[] = [];
    for (const phrase of this.phrases) {
      if (words.length >= WORDS_SHOWN) break;
      if (wanted.every((readings) => matches(readings, phrase.terms))) words.push(phrase.value);
    }
    const brands = this.brands.filter((brand) => wanted.some((readings) => matches(readings, brand.terms)));
    const categories = this.categories
      .filter((category) => wanted.every((readings) => matches(readings, category.terms)))
      .map((category) => {
        const named = wanted.filter((readings) => matches(readings, category.own)).length;
        const depth = category.value.path.split('/').length;
        // A category that is itself called so comes before one below it, and a broad one before a narrow one.
        return { path: category.value.path, cost: (wanted.length - named) * 10 + depth - category.value.count / 1e6 };
      })
      .sort((left, right) => left.cost - right.cost);
    return {
      words,
      brands: brands.slice(0, GROUP_SHOWN).map((brand) => brand.value),
      categories: categories.slice(0, GROUP_SHOWN).map((category) => category.path),
    };
  }
}

/** The word itself as a beginning, and other words that mean the same. */
function readingsOf(token: QueryToken): string[] {
  const others = token.postings.filter(({ factor }) => factor >= 0.8).map(({ posting }) => posting.term);
  return token.corrected ? others : [stem(token.shown), ...others];
}

function matches(readings: readonly string[], terms: readonly string[]): boolean {
  return terms.some((term) => readings.some((reading) => term.startsWith(reading)));
}
