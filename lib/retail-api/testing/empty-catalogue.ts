import type { ApiContext } from '../calls/api-context.ts';
import { NO_LISTS } from '../catalogue/search-engine.ts';

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
      namedLists: NO_LISTS,
    }),
    suggest: async () => ({ ...NO_LISTS, popularSearches: [], codes: [] }),
    help: async () => ({ texts: [], categories: [], codes: [] }),
  },
  searchTally: { add: () => undefined, addMiss: () => undefined },
};
