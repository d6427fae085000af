import { z } from 'zod';
import { rupees } from './fields.ts';
import { LABELS, SORT_ORDERS } from './vocabulary.ts';

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
  /** Folder that the file names stand in, e.g. `/images/list/`. */
  ListImagePath: z.string(),
  MRP: rupees,
  Price: rupees,
  /** The lowest price among the sizes. */
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
});
export type ProductItemWire = z.output<typeof productItem>;

const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** Everything the product page shows. */
export const productDetails = productItem.extend({
  DetailImagePath: z.string(),
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
    }),
  ),
  /** The most of one size that an order may hold, stock aside. */
  MaximumQuantity: z.number().int().min(1),
  /** Name and value in the order to show, e.g. `Case size` `40 mm`. */
  Specifications: z.array(z.object({ Group: z.string(), Name: z.string(), Value: z.string() })),
  Attributes: z.record(z.string(), attributeValue),
  /** Jewellery only. `RatePerGram` is the metal rate behind `Metal`. */
  PriceBreakup: z
    .object({ Metal: rupees, Making: rupees, Stones: rupees, Gst: rupees, RatePerGram: rupees, NetWeightG: z.number() })
    .nullable(),
  /** Other colourways of the same design. */
  Colourways: z.array(productItem),
  CountryOfOrigin: z.string(),
  ManufacturerOrImporter: z.string(),
  NetQuantity: z.string(),
  HsnCode: z.string(),
  GstPercent: z.number(),
  WarrantyText: z.string(),
  LaunchedOn: z.string(),
  /** From the root category down to the product's own. */
  Breadcrumb: z.array(z.object({ Name: z.string(), Url: z.string() })),
});
export type ProductDetailsWire = z.output<typeof productDetails>;

/** One group of filters with the counts that choosing a value would give. */
export const facet = z.object({
  /** Stable key used in URLs, e.g. `brand`. */
  Key: z.string(),
  Title: z.string(),
  Values: z.array(
    z.object({ Value: z.string(), Title: z.string(), Count: z.number().int().min(0), Selected: z.boolean() }),
  ),
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
  Products: z.array(productItem),
  Facets: z.array(facet),
  Breadcrumb: z.array(z.object({ Name: z.string(), Url: z.string() })),
  /** The categories one level below, with their product counts. */
  Children: z.array(z.object({ Name: z.string(), Url: z.string(), Count: z.number().int() })),
});
export type ProductListWire = z.output<typeof productList>;
