import type { SearchWord } from '../lists/search-words.ts';
import { RuleEvaluator } from './category-rules.ts';
import { brandRow, type CategoryRow, CategoryTree, type LocalBrand } from './category-tree.ts';
import { CodeIndex } from './code-index.ts';
import { DesignBuilder } from './design-index.ts';
import { FacetBuilder } from './facet-builder.ts';
import { combineFacets } from './facet-combination.ts';
import { KindBuilder } from './facet-kinds.ts';
import { FacetIndex } from './facets.ts';
import type { IndexEntry } from './index-entry.ts';
import { MemoryIndex } from './memory-index.ts';
import { OutlineIndex } from './outline-index.ts';
import type { OwnPhrases } from './own-phrases.ts';
import { ProductSetBuilder } from './product-sets.ts';
import type { Steps } from './sliced-work.ts';
import { SortKeyBuilder } from './sort-keys.ts';
import { orderByPrice, sortOrders } from './sort-orders.ts';
import type { StructureParts } from './structure-index.ts';
import { PhraseBuilder, Suggester } from './suggestions.ts';
import { TextSearchBuilder } from './text-search.ts';
import { normaliseText } from './tokens.ts';

export interface IndexFrame {
  categories: readonly CategoryRow[];
  brands: readonly LocalBrand[];
  /** None if omitted. */
  searchWords?: readonly { id: string; document: SearchWord }[];
}

/** Builds an index from products one at a time, so that their documents need not stay in memory. */
export class IndexBuilder {
  readonly #frame: IndexFrame;
  readonly #codes: string[] = [];
  readonly #codeEntries: [string, number][] = [];
  readonly #facets: FacetBuilder;
  readonly #sortKeys = new SortKeyBuilder();
  readonly #text: TextSearchBuilder;
  readonly #phrases = new PhraseBuilder();
  readonly #productSets = new ProductSetBuilder();
  readonly #designs = new DesignBuilder();
  readonly #kinds = new KindBuilder();
  readonly #rules: RuleEvaluator;

  /** `isOutline`: another engine holds the products of each word and value. */
  constructor(frame: IndexFrame, isOutline = false) {
    this.#frame = frame;
    this.#facets = new FacetBuilder(isOutline);
    this.#text = new TextSearchBuilder(isOutline);
    this.#rules = new RuleEvaluator([...frame.categories, ...frame.brands.map(brandRow)].map((row) => row.rule));
  }

  /** Takes products in any order. */
  add(entry: IndexEntry): void {
    const { product } = entry;
    const ordinal = this.#codes.push(product.ProductCode) - 1;
    for (const key of new Set([product.ProductCode, ...product.Skus.map((sku) => sku.SKU.toUpperCase())])) {
      this.#codeEntries.push([key, ordinal]);
    }
    this.#facets.add(ordinal, entry);
    this.#sortKeys.add(entry);
    this.#rules.add(ordinal, entry);
    this.#phrases.add(entry);
    this.#productSets.add(ordinal, entry);
    this.#kinds.add(ordinal, entry);
    this.#designs.add(entry);
    this.#text.add(ordinal, entry);
  }

  /** Builds the index of the added products; popular searches are added later by `withSearches`. */
  *finish(): Steps<MemoryIndex> {
    const size = this.#codes.length;
    const structure = yield* this.#finishStructure();
    const groups = yield* this.#facets.finish(size);
    const facets = new FacetIndex(groups, yield* combineFacets(groups, size));
    const sortKeys = this.#sortKeys.finish();
    yield;
    const orders = yield* sortOrders(sortKeys);
    const text = yield* this.#text.finish(structure.codeIndex, this.#ownPhrases());
    const suggester = Suggester.over(this.#phrases.finish(), this.#frame.brands, structure.tree);
    yield;
    return new MemoryIndex({
      ...structure,
      byPrice: orders['price-low'],
      facets,
      kinds: this.#kinds.finish(size),
      sortKeys,
      orders,
      text,
      suggester,
    });
  }

  /** The outline of the added products; the builder must have been made for one. */
  *finishOutline(): Steps<OutlineIndex> {
    const structure = yield* this.#finishStructure();
    const facets = yield* this.#facets.finish(this.#codes.length);
    const words = yield* this.#text.finishWords(structure.codeIndex, this.#ownPhrases());
    const suggester = Suggester.over(this.#phrases.finish(), this.#frame.brands, structure.tree);
    yield;
    const byPrice = orderByPrice(this.#sortKeys.finish());
    return new OutlineIndex({ ...structure, byPrice, facets, ...words, suggester });
  }

  *#finishStructure(): Steps<Omit<StructureParts, 'byPrice'>> {
    const { categories, brands, searchWords = [] } = this.#frame;
    const size = this.#codes.length;
    const codeIndex = new CodeIndex(this.#codeEntries);
    yield;
    const tree = new CategoryTree(categories, brands, this.#rules, size);
    yield;
    const homes = tree.homes(size);
    yield;
    return {
      codes: this.#codes,
      codeIndex,
      designs: this.#designs.finish(),
      tree,
      homes,
      productSets: this.#productSets.finish(size),
      searchWords: JSON.stringify(searchWords),
    };
  }

  #ownPhrases(): OwnPhrases {
    const { searchWords = [] } = this.#frame;
    return new Map(
      searchWords.flatMap(({ id, document: { Means } }) => (Means === undefined ? [] : [[id, normaliseText(Means)]])),
    );
  }
}
