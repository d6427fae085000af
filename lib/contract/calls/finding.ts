import { z } from 'zod';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { productItem, productList } from '../entities.ts';
import { callerFields, productCode } from '../fields.ts';
import { listQuery } from '../list-query.ts';
import { inRupees } from '../money.ts';
import { storeCode } from '../store.ts';

export const productsByCode = defineCall({
  name: 'ProductsByCode',
  method: 'POST',
  request: z.object({ ProductCodes: z.array(productCode).min(1).max(60), ...listQuery, ...callerFields }),
  data: productList,
  repeatable: true,
  summary:
    'A page of the given products, with their facets; unknown codes are left out. Sorted by relevance, they keep the order of the request.',
});

export const featuredBrand = defineCall({
  name: 'FeaturedBrand',
  method: 'POST',
  request: z.object({ Slug: brandSlug, ...callerFields }),
  data: z.object({
    BrandName: z.string(),
    Slug: z.string(),
    Story: z.string(),
    Country: z.string(),
    /** Path in the original folder; empty, with zero size, where the brand has no picture. */
    HeroImage: z.string(),
    HeroWidth: z.number().int(),
    HeroHeight: z.number().int(),
    ProductCount: z.number().int(),
    /** Sections of the brand's range, each a filterable list; `Url` may have a query string. */
    Collections: z.array(z.object({ Title: z.string(), Url: z.string(), Image: z.string(), Count: z.number().int() })),
    /** The bestsellers, at most twelve. */
    Products: z.array(productItem),
    /**
     * Some of the physical stores that stock the brand, in as many cities as possible; empty where that is
     * unknown.
     */
    Stores: z.array(z.object({ StoreCode: storeCode.optional(), Name: z.string(), City: z.string() })).default([]),
  }),
  repeatable: true,
  summary: "The data of a brand's page. Fails with NotFound for an unknown brand.",
});

export const feedEntries = defineCall({
  name: 'FeedEntries',
  method: 'GET',
  request: z.object({ Page: z.coerce.number().int().min(1).default(1) }),
  data: z.object({
    Items: z.array(
      z.object({
        SKU: z.string(),
        ProductCode: z.string(),
        /** The group code shared by several colourways or sizes; empty otherwise. */
        GroupCode: z.string(),
        ProductTitle: z.string(),
        Description: z.string(),
        /** Without the leading slash. */
        ProductURL: z.string(),
        /** Paths in the original folder, the front view first. */
        Images: z.array(z.string()),
        /** Tax included. */
        MRP: inRupees(z.number()),
        Price: inRupees(z.number()),
        StoreQuantity: z.number().int(),
        BrandName: z.string(),
        /** Names from the top category down. */
        CategoryNames: z.array(z.string()),
        RootCategory: z.string(),
        Gender: z.string(),
        Color: z.string(),
        Material: z.string().default(''),
        /** Empty where the product comes in one size. */
        SizeName: z.string(),
        /** In grams; 0 where unknown. */
        Weight: z.number().default(0),
      }),
    ),
    TotalPages: z.number().int(),
  }),
  repeatable: true,
  summary: 'All SKUs for sale, 1,000 a page, for the feeds of shopping search engines.',
});
