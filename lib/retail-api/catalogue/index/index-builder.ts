import type { CatalogueBrand } from '../catalogue-product.ts';
import { brandRow, type CategoryRow, CategoryTree } from './category-tree.ts';
import { CodeIndex } from './codes.ts';
import { visitWords } from './entry-words.ts';
import { FacetBuilder } from './facets.ts';
import { GoodsBuilder } from './goods.ts';
import type { IndexEntry } from './index-entry.ts';
import { MemoryIndex } from './memory-index.ts';
import { OrderBuilder } from './orders.ts';
import { PostingsBuilder } from './postings.ts';
import { RuleEvaluator } from './rules.ts';
import { PhraseBuilder, type SearchCount, Suggester } from './suggestions.ts';

export interface IndexFrame {
  categories: readonly CategoryRow[];
  brands: readonly CatalogueBrand[];
  searches: readonly SearchCount[];
}

/** Builds an index from products that stream by, so that their documents need not stay in memory. */
export class IndexBuilder {
  private readonly frame: IndexFrame;
  private readonly codes: string[] = [];
  private readonly codeEntries: [string, number][] = [];
  private readonly facets = new FacetBuilder();
  private readonly orders = new OrderBuilder();
  private readonly postings = new PostingsBuilder();
  private readonly phrases = new PhraseBuilder();
  private readonly goods = new GoodsBuilder();
  private readonly rules: RuleEvaluator;

  constructor(frame: IndexFrame) {
    this.frame = frame;
    this.rules = new RuleEvaluator([...frame.categories, ...frame.brands.map(brandRow)].map((row) => row.rule));
  }

  /** Takes products in any order. */
  add(entry: IndexEntry): void {
    const { product } = entry;
    const ordinal = this.codes.push(product.ProductCode) - 1;
    for (const key of new Set([product.ProductCode, ...product.Skus.map((sku) => sku.SKU.toUpperCase())])) {
      this.codeEntries.push([key, ordinal]);
    }
    this.facets.add(ordinal, entry);
    this.orders.add(entry);
    this.rules.add(ordinal, entry);
    this.phrases.add(entry);
    this.goods.add(ordinal, entry);
    visitWords(entry, (term, surface, weight) => this.postings.add(ordinal, term, surface, weight));
  }

  finish(): MemoryIndex {
    const { categories, brands, searches } = this.frame;
    const size = this.codes.length;
    const tree = new CategoryTree(categories, brands, this.rules, size);
    return new MemoryIndex({
      codes: this.codes,
      codeIndex: new CodeIndex(this.codeEntries),
      tree,
      homes: tree.homes(size),
      facets: this.facets.finish(size),
      orders: this.orders.finish(),
      vocabulary: this.postings.finish(),
      suggester: new Suggester(this.phrases.finish(searches), brands, tree),
      goods: this.goods.finish(size),
    });
  }
}
