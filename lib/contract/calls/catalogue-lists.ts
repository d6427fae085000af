import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productList as listPage, productItem } from '../entities.ts';
import { callerFields, productCode, singleLineText, storePath } from '../fields.ts';
import { listQuery } from '../list-query.ts';

export const resolveUrl = defineCall({
  name: 'ResolveUrl',
  method: 'POST',
  request: z.object({ PageURL: singleLineText(300).min(1), ...callerFields }),
  data: z.object({
    Kind: z.enum(['product', 'list', 'redirect']),
    /** Canonical path without the leading slash; the redirect target where Kind is `redirect`. */
    Url: z.string(),
    ProductCode: z.string().default(''),
  }),
  repeatable: true,
  summary: 'Resolves a path to a product, a list, or a redirect to either. Fails with NotFound for any other path.',
});

export const productList = defineCall({
  name: 'ProductList',
  method: 'POST',
  request: z.object({ CategoryURL: storePath, ...listQuery, ...callerFields }),
  data: listPage,
  repeatable: true,
  summary:
    'A page of a category with its facets. Fails with NotFound for an unknown category or a page after the last.',
});

/** Categories and brands that a text names, the closest first. A text in Devanagari may be answered with names in Hindi. */
const namedLists = {
  Brand: z.array(z.object({ BrandName: z.string(), BrandURL: z.string() })),
  Category: z.array(z.object({ CategoryName: z.string(), CategoryURL: z.string() })),
};

const searchHelp = z.object({
  /** Similar search texts that do have results, the closest first. */
  Texts: z.array(z.object({ Text: z.string(), Count: z.number().int() })),
  Categories: z.array(z.object({ CategoryName: z.string(), CategoryURL: z.string(), Count: z.number().int() })),
  /** Products that match some of the words, or similar products. */
  Products: z.array(productItem),
});

export const search = defineCall({
  name: 'Search',
  method: 'POST',
  request: z.object({
    Text: singleLineText(200).trim().min(1),
    ...listQuery,
    ...callerFields,
  }),
  data: listPage.extend({
    /** Set where a word was misspelt: the text searched for instead, e.g. `chronograph` for `chronograf`. */
    CorrectedText: z.string().default(''),
    /** The path that the operator leads this text to in place of results, without the leading slash; empty where there is none. */
    RedirectUrl: z.string().default(''),
    /** Words that no product matches together with the others; the results are those of the text without them. */
    LeftOutWords: z.array(z.string()).default([]),
    /** Suggestions where little or nothing was found. */
    Help: searchHelp.optional(),
    /** What GetPopularSearch answers for the text, so that it need not be asked as well; it is where this is left out. */
    Matches: z.object(namedLists).optional(),
  }),
  repeatable: true,
  summary: 'A page of search results with their facets.',
});

export const searchMisses = defineCall({
  name: 'SearchMisses',
  method: 'GET',
  request: z.object({}),
  data: z.array(
    z.object({
      Text: z.string(),
      Searches: z.number().int(),
      /** The first day of the week of the last search, e.g. `2026-11-19`. */
      Week: z.string(),
    }),
  ),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'Texts that at least five searches within eight weeks found no product for, most frequent first.',
});

export const productsByCode = defineCall({
  name: 'ProductsByCode',
  method: 'POST',
  request: z.object({ ProductCodes: z.array(productCode).min(1).max(60), ...listQuery, ...callerFields }),
  data: listPage,
  repeatable: true,
  summary:
    'A page of the given products, with their facets; unknown codes are left out. Sorted by relevance, they keep the order of the request.',
});

export const popularSearch = defineCall({
  name: 'GetPopularSearch',
  method: 'GET',
  request: z.object({ q: singleLineText(200).default('') }),
  data: z.object({
    PopularSearchWord: z.array(z.string()),
    ...namedLists,
    Products: z.array(productItem),
  }),
  repeatable: true,
  summary:
    'Suggestions for a text of at least three characters, or two letters of Devanagari; popular searches for an empty one.',
});
