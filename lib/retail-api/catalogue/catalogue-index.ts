import type { FacetWire, SortOrder } from '#lib/contract/index.ts';

export interface IndexQuery {
  /** Category path; undefined for a search over everything. */
  category?: string;
  /** Search text; undefined for a category. */
  text?: string;
  filters: Record<string, string[]>;
  sort: SortOrder;
  offset: number;
  limit: number;
}

export interface IndexAnswer {
  /** Product codes of the page asked for. */
  codes: string[];
  total: number;
  facets: FacetWire[];
  /** Set where the text was corrected. */
  correctedText: string;
}

/** Search and facets over the whole catalogue. One interface, so that an operator's search engine can take its place. */
export interface CatalogueIndex {
  query(query: IndexQuery): IndexAnswer;
  /** Suggestions for a text: words, brand slugs, category paths and product codes, best first. */
  suggest(text: string): { words: string[]; brands: string[]; categories: string[]; codes: string[] };
}
