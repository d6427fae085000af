import type { FacetKey, FacetKind } from '#lib/contract/index.ts';
import type { IndexEntry } from './index-entry.ts';

/** A product's value of a facet. */
export interface FacetTerm {
  /** The value as in URLs. */
  value: string;
  title: string;
  /** The position of the value in its group; equal ones are sorted by title. */
  rank: number;
}

/** How a filter group reads its values from a product. */
export interface FacetDefinition {
  key: FacetKey;
  title: string;
  kind: FacetKind;
  /** All values of the product, each once; empty if unknown. */
  terms(entry: IndexEntry): readonly FacetTerm[];
}
