import { z } from 'zod';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { productItem } from '../entities.ts';
import { callerFields } from '../fields.ts';
import { storeCode } from '../store.ts';

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
    Stores: z
      .array(
        z.object({
          StoreCode: storeCode.optional(),
          Name: z.string(),
          /** The name in the language of the request; missing where it is the English one. */
          LocalName: z.string().optional().catch(undefined),
          City: z.string(),
        }),
      )
      .default([]),
  }),
  repeatable: true,
  summary: "The data of a brand's page. Fails with NotFound for an unknown brand.",
});
