import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { MAX_INTEGER } from '../fields.ts';
import { inRupees } from '../money.ts';

export const sitemapEntries = defineCall({
  name: 'SitemapEntries',
  method: 'GET',
  request: z.object({ Page: z.coerce.number().int().min(1).max(MAX_INTEGER).default(1) }),
  data: z.object({
    Urls: z.array(z.object({ Url: z.string(), ModifiedAt: z.number().int() })),
    TotalPages: z.number().int(),
  }),
  repeatable: true,
  summary: 'Paths of all lists and products, 10,000 a page; ModifiedAt in epoch milliseconds.',
});

export const feedEntries = defineCall({
  name: 'FeedEntries',
  method: 'GET',
  request: z.object({ Page: z.coerce.number().int().min(1).max(MAX_INTEGER).default(1) }),
  data: z.object({
    Items: z.array(
      z.object({
        SKU: z.string(),
        ProductCode: z.string(),
        /** The group code shared by several colourways or sizes; empty otherwise. */
        GroupCode: z.string(),
        ProductTitle: z.string(),
        Description: z.string(),
        /** The path has no leading slash. */
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
