import type { ApiContext } from '../calls/api-context.ts';

/** An empty catalogue, for tests of calls that never search. */
export const EMPTY_CATALOGUE: Pick<ApiContext, 'catalogue' | 'search' | 'searchTally'> = {
  catalogue: {
    category: () => undefined,
    roots: () => [],
    trail: () => [],
    categoryOf: () => undefined,
    colourwaysOf: () => [],
    coloursOf: () => [],
    nearInPrice: () => [],
    isAnyInScope: () => false,
    listOfScope: () => undefined,
  },
  search: {
    query: async () => ({
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
    suggest: async () => ({ popularSearches: [], brands: [], categories: [], codes: [] }),
    help: async () => ({ texts: [], categories: [], codes: [] }),
  },
  searchTally: { add: () => undefined, addMiss: () => undefined },
};
