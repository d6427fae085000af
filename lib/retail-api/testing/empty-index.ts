import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';

/** An index over nothing, for tests of calls that never search. */
export const EMPTY_INDEX: CatalogueIndex = {
  query: () => ({
    codes: [],
    total: 0,
    facets: [],
    sort: 'popularity',
    sortOrders: [],
    searchedText: '',
    isCorrected: false,
    leftOut: [],
    knownText: '',
  }),
  suggest: () => ({ words: [], brands: [], categories: [], codes: [] }),
  waysOn: () => ({ texts: [], categories: [], codes: [] }),
  noteSearch: () => undefined,
  noteMiss: () => undefined,
  category: () => undefined,
  roots: () => [],
  trail: () => [],
  categoryOf: () => undefined,
  colourwaysOf: () => [],
  nearInPrice: () => [],
  isAnyInScope: () => false,
  listOfScope: () => undefined,
};
