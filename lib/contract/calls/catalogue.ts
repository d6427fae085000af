import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productDetails, productItem, productList } from '../entities.ts';
import { callerFields, productCode, singleLineText, storePath } from '../fields.ts';
import { listQuery } from '../list-query.ts';
import { inRupees } from '../money.ts';
import { offerBanner } from '../offer-banner.ts';
import { storeCode } from '../store.ts';
import { HOME_KINDS, TRUST_ICONS } from '../vocabulary.ts';

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

export const productListCall = defineCall({
  name: 'ProductList',
  method: 'POST',
  request: z.object({ CategoryURL: storePath, ...listQuery, ...callerFields }),
  data: productList,
  repeatable: true,
  summary:
    'A page of a category with its facets. Fails with NotFound for an unknown category or a page after the last.',
});

const searchHelp = z.object({
  /** Similar search texts that do have results, the closest first. */
  Texts: z.array(z.object({ Text: z.string(), Count: z.number().int() })),
  Categories: z.array(z.object({ CategoryName: z.string(), CategoryURL: z.string(), Count: z.number().int() })),
  /** Products that match some of the words, or similar products. */
  Products: z.array(productItem),
});

export const searchCall = defineCall({
  name: 'Search',
  method: 'POST',
  request: z.object({
    Text: singleLineText(200).trim().min(1),
    ...listQuery,
    ...callerFields,
  }),
  data: productList.extend({
    /** Set where a word was misspelt: the text searched for instead, e.g. `chronograph` for `chronograf`. */
    CorrectedText: z.string().default(''),
    /** Words that no product matches together with the others; the results are those of the text without them. */
    LeftOutWords: z.array(z.string()).default([]),
    /** Suggestions where little or nothing was found. */
    Help: searchHelp.optional(),
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
  operator: true,
  summary: 'Texts that at least five searches within eight weeks found no product for, most frequent first.',
});

export const productDetailsCall = defineCall({
  name: 'ProductDetails',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...callerFields }),
  data: productDetails,
  repeatable: true,
  summary: 'All data of one product. Fails with NotFound for an unknown code.',
});

export const productAvailability = defineCall({
  name: 'ProductAvailability',
  method: 'POST',
  request: z.object({ ProductCodes: z.array(productCode).min(1).max(60), ...callerFields }),
  data: z.array(
    z.object({
      ProductCode: z.string(),
      Sizes: z.array(
        z.object({
          SKU: z.string(),
          /** Null where the product comes in one size. */
          SizeName: z.string().nullable(),
          Price: inRupees(z.number()),
          MRP: inRupees(z.number()),
          StoreQuantity: z.number().int(),
        }),
      ),
    }),
  ),
  repeatable: true,
  summary: 'Live price and stock, for pages that may have been cached.',
});

export const similarProducts = defineCall({
  name: 'SimilarProducts',
  method: 'POST',
  request: z.object({ ProductCode: productCode, Limit: z.number().int().min(1).max(24).default(6), ...callerFields }),
  data: z.array(productItem),
  repeatable: true,
  summary: 'Similar products, most similar first.',
});

export const popularSearch = defineCall({
  name: 'GetPopularSearch',
  method: 'GET',
  request: z.object({ q: singleLineText(200).default('') }),
  data: z.object({
    PopularSearchWord: z.array(z.string()),
    Brand: z.array(z.object({ BrandName: z.string(), BrandURL: z.string() })),
    Category: z.array(z.object({ CategoryName: z.string(), CategoryURL: z.string() })),
    Products: z.array(productItem),
  }),
  repeatable: true,
  summary: 'Suggestions for a text of at least three characters; popular searches for an empty one.',
});

export const brandList = defineCall({
  name: 'BrandList',
  method: 'GET',
  request: z.object({}),
  data: z.array(
    z.object({
      BrandName: z.string(),
      Slug: z.string(),
      Story: z.string(),
      Country: z.string(),
      /** Path in the original folder; empty, with zero size, where the brand has no picture. */
      HeroImage: z.string(),
      HeroWidth: z.number().int().default(0),
      HeroHeight: z.number().int().default(0),
      ProductCount: z.number().int(),
    }),
  ),
  repeatable: true,
  summary: 'All brands.',
});

const homeTile = z.object({
  Title: z.string(),
  Text: z.string(),
  Url: z.string(),
  Image: z.string(),
  ImageWidth: z.number().int(),
  ImageHeight: z.number().int(),
});

const homeStore = z.object({
  StoreCode: storeCode.optional(),
  Name: z.string(),
  Address: z.string(),
  City: z.string(),
  State: z.string(),
  Pincode: z.string(),
  Phone: z.string(),
  /** Opening hours in the order of the week: `Mon to Sat`, `10:30-21:00`. */
  Hours: z.array(z.object({ Days: z.string(), Hours: z.string() })),
});

const homePoint = z.object({
  /** An icon that this storefront does not know yet is read as `unknown`, and the trust point is left out. */
  Icon: z.enum([...TRUST_ICONS, 'unknown']).catch('unknown'),
  Title: z.string(),
  Text: z.string(),
  Url: z.string(),
});

export const homeSections = defineCall({
  name: 'HomeSections',
  method: 'GET',
  request: z.object({}),
  data: z.array(
    z.object({
      /** A kind that this storefront does not know yet is read as `unknown`, and the section is left out. */
      Kind: z.enum([...HOME_KINDS, 'unknown']).catch('unknown'),
      Title: z.string(),
      /** Links with pictures; a brand without a picture has an empty Image of zero size. */
      Tiles: z.array(homeTile).default([]),
      /** For a rail: the list that "see all" opens; Products are its first products. */
      ListUrl: z.string().default(''),
      Products: z.array(productItem).prefault([]),
      Stores: z.array(homeStore).default([]),
      /** The store's promises, each with the page that explains it. */
      Points: z.array(homePoint).default([]),
      Offers: z.array(offerBanner).default([]),
    }),
  ),
  repeatable: true,
  summary: "The sections of the home page in the operator's order.",
});

export const sitemapEntries = defineCall({
  name: 'SitemapEntries',
  method: 'GET',
  request: z.object({ Page: z.coerce.number().int().min(1).default(1) }),
  data: z.object({
    Urls: z.array(z.object({ Url: z.string(), ModifiedAt: z.number().int() })),
    TotalPages: z.number().int(),
  }),
  repeatable: true,
  summary: 'Paths of all lists and products, 10,000 a page; ModifiedAt in epoch milliseconds.',
});
