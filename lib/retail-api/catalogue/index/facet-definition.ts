import type { FacetKey, FacetKind } from '#lib/contract/index.ts';
import type { IndexEntry } from './index-entry.ts';

/** A value of a facet as a product has it. */
export interface FacetTerm {
  /** As it stands in addresses. */
  value: string;
  title: string;
  /** Where the value stands in its group; equal ones go by title. */
  rank: number;
}

/** What a group of filters reads from a product. */
export interface FacetDefinition {
  key: FacetKey;
  title: string;
  kind: FacetKind;
  /** Every value that the product has, each once; none where it does not tell. */
  terms(entry: IndexEntry): readonly FacetTerm[];
}
