import type { IndexedFacet } from './facet-builder.ts';
import type { Lexicon } from './interpret-query.ts';
import type { WordKinds } from './relax-query.ts';
import { StructureIndex, type StructureParts } from './structure-index.ts';
import type { SearchCount, Suggester } from './suggestions.ts';

/** What a shop's search needs in memory where another engine holds the products: words, values and lists. */
export interface OutlineParts extends StructureParts {
  /** All filter groups with their values, without the products that have these. */
  facets: readonly Omit<IndexedFacet, 'column'>[];
  lexicon: Lexicon;
  kinds: WordKinds;
  suggester: Suggester;
}

/** The catalogue without what a search engine elsewhere holds. It is never changed, only replaced. */
export class OutlineIndex extends StructureIndex {
  readonly parts: OutlineParts;

  constructor(parts: OutlineParts) {
    super(parts);
    this.parts = parts;
  }

  /** This outline with shoppers' searches; they replace its earlier ones. */
  withSearches(searches: readonly SearchCount[]): OutlineIndex {
    return new OutlineIndex({ ...this.parts, suggester: this.parts.suggester.withSearches(searches) });
  }
}
