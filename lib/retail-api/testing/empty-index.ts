import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';

/** An index over nothing, for tests of calls that never search. */
export const EMPTY_INDEX: CatalogueIndex = {
  query: () => ({ codes: [], total: 0, facets: [], correctedText: '', knownText: '' }),
  suggest: () => ({ words: [], brands: [], categories: [], codes: [] }),
  noteSearch: () => undefined,
  category: () => undefined,
  roots: () => [],
  trail: () => [],
  categoryOf: () => undefined,
  colourwaysOf: () => [],
  isAnyInScope: () => false,
  listOfScope: () => undefined,
};
