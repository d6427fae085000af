import { z } from 'zod';
import { engravingTerms } from './engraving.ts';
import { epochMilliseconds } from './fields.ts';
import { rupees } from './money.ts';
import { productVideo } from './product-media.ts';
import { MAX_SPIN_FRAMES, MIN_SPIN_FRAMES } from './product-media-vocabulary.ts';
import { productRating } from './review.ts';
import { FACET_KINDS, LABELS, SIZINGS, SORT_ORDERS } from './vocabulary.ts';

export * from './vocabulary.ts';

/** A product in a list, a rail or the suggestions. */
export const productItem = z.object({
  ProductCode: z.string(),
  ProductTitle: z.string(),
  BrandName: z.string(),
  /** Canonical path without the leading slash. */
  ProductURL: z.string(),
  /** File names separated by `|`, front view first. */
  Images: z.string(),
  /** Folder of the file names, e.g. `/images/list/`. */
  ListImagePath: z.string(),
  MRP: rupees,
  Price: rupees,
  /** The lowest price of the sizes. */
  MinimumPrice: rupees,
  DiscountPercentage: z.number().int().min(0).max(100),
  DisplayPrice: z.string(),
  CurrencySymbol: z.string(),
  SuperImpose: z.array(z.object({ SuperImposeName: z.enum(LABELS) })),
  RootCategoryName: z.string(),
  SubCategoryName: z.string(),
  ChildCategoryName: z.string(),
  ChildCategoryNameUrl: z.string(),
  Color: z.string(),
  /**
   * The colours in which lists show the design, this product's own among them, in the same order for each of them;
   * left out where there is only one, or the retail API does not say.
   */
  Colors: z.array(z.object({ Color: z.string(), ProductURL: z.string() })).optional(),
  /**
   * Whether a size is chosen before it is bought, and whether that is a ring size. Left out where the retail API does not
   * say, or says something that this storefront does not know yet: lists then do not offer to add it.
   */
  Sizing: z.enum(SIZINGS).optional().catch(undefined),
  /** Null where the product has no published reviews. */
  Rating: productRating.nullable().default(null),
  /** When its price or label changes next by time; left out if never, or where the retail API does not say. */
  PriceChangesAt: epochMilliseconds.optional().catch(undefined),
});
export type ProductItemWire = z.output<typeof productItem>;

const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** How the price of a piece of jewellery is composed: Metal + Making + Stones - Discount + Gst. */
export const priceBreakup = z.object({
  Metal: rupees,
  Making: rupees,
  Stones: rupees,
  /** Before tax. */
  Discount: rupees.prefault(0),
  Gst: rupees,
  /** The metal rate used for Metal; RateOn is its day in India as `YYYY-MM-DD`, empty where it is unknown. */
  RatePerGram: rupees,
  RateOn: z.union([z.literal(''), z.iso.date()]).default(''),
  NetWeightG: z.number(),
  /** Metal and purity, e.g. `Yellow Gold 22 KT (916)`; empty where unknown. */
  MetalName: z.string().default(''),
});
export type PriceBreakupWire = z.output<typeof priceBreakup>;

/** Everything that the product page shows. */
export const productDetails = productItem.extend({
  DetailImagePath: z.string(),
  /**
   * The width in pixels of each photo in `Images`, in their order. Left out where the retail API does not say: the
   * storefront then offers no closer look than 800 pixels.
   */
  ImageWidths: z.array(z.number().int().min(1)).optional().catch(undefined),
  /** Left out where there is none. */
  Video: productVideo.optional().catch(undefined),
  /**
   * Photos in `DetailImagePath` that show one whole spin in equal steps, the front view first. Left out where there are none,
   * or fewer or more than a spin may have.
   */
  SpinImages: z.array(z.string()).min(MIN_SPIN_FRAMES).max(MAX_SPIN_FRAMES).optional().catch(undefined),
  Description: z.string(),
  Highlights: z.array(z.string()),
  Gender: z.string(),
  Category: z.string(),
  Sizes: z.array(
    z.object({
      SKU: z.string(),
      /** Null where the product comes in one size. */
      SizeName: z.string().nullable(),
      Price: rupees,
      MRP: rupees,
      StoreQuantity: z.number().int().min(0),
      /** The breakup of its price where sizes differ in weight or price; null or left out where there is none. */
      PriceBreakup: priceBreakup.nullish(),
    }),
  ),
  /** The most of one size that an order may contain, regardless of stock. */
  MaximumQuantity: z.number().int().min(1),
  /** Names and values in display order, e.g. `Case size` `40 mm`. */
  Specifications: z.array(z.object({ Group: z.string(), Name: z.string(), Value: z.string() })),
  Attributes: z.record(z.string(), attributeValue),
  /** Jewellery only; null unless it adds up to the price of every size. */
  PriceBreakup: priceBreakup.nullable(),
  /** The design code that the colourways share. */
  DesignCode: z.string().default(''),
  /** Other colourways of the same design. */
  Colourways: z.array(productItem),
  /** Whether `PriceAlert` may be called for it. */
  PriceAlerts: z.boolean().default(false),
  /** Left out where it cannot be engraved. */
  Engraving: engravingTerms.optional().catch(undefined),
  CountryOfOrigin: z.string(),
  ManufacturerOrImporter: z.string(),
  NetQuantity: z.string(),
  HsnCode: z.string(),
  GstPercent: z.number(),
  WarrantyText: z.string(),
  /** Days after delivery within which it can be returned; null where it cannot be, or the store does not say. */
  ReturnDays: z.number().int().min(1).nullable().default(null),
  LaunchedOn: z.string(),
  /** From the root category down to the product's own category. */
  Breadcrumb: z.array(z.object({ Name: z.string(), Url: z.string() })),
});
export type ProductDetailsWire = z.output<typeof productDetails>;

/** A group of filter values, each with the number of products that choosing it would give. */
export const facet = z.object({
  /** Stable key for URLs, e.g. `brand`. */
  Key: z.string(),
  Title: z.string(),
  /** A kind that this storefront does not know yet is read as `words`. */
  Kind: z.enum(FACET_KINDS).catch('words').default('words'),
  Values: z.array(
    z.object({ Value: z.string(), Title: z.string(), Count: z.number().int().min(0), Selected: z.boolean() }),
  ),
  /**
   * The number of values that were left out because there are too many; those with the fewest products are left
   * out first.
   */
  Omitted: z.number().int().min(0).optional(),
});

export type FacetWire = z.output<typeof facet>;

export const productList = z.object({
  Title: z.string(),
  Intro: z.string(),
  /** Canonical path without the leading slash; empty for a search. */
  Url: z.string(),
  TotalProducts: z.number().int().min(0),
  Page: z.number().int().min(1),
  TotalPages: z.number().int().min(0),
  Sort: z.enum(SORT_ORDERS),
  /**
   * The sort orders of this list, its default first; empty where the retail API does not say. One that this
   * storefront does not know yet is read as `unknown` and left out.
   */
  SortOrders: z.array(z.enum([...SORT_ORDERS, 'unknown']).catch('unknown')).default([]),
  Products: z.array(productItem),
  Facets: z.array(facet),
  Breadcrumb: z.array(z.object({ Name: z.string(), Url: z.string() })),
  /** The categories one level below, with their numbers of products. */
  Children: z.array(z.object({ Name: z.string(), Url: z.string(), Count: z.number().int() })),
});
export type ProductListWire = z.output<typeof productList>;
