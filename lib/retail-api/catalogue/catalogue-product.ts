import { z } from 'zod';
import {
  COMMON_ORDERS,
  DEPARTMENTS,
  ENGRAVING_SCRIPTS,
  holiday,
  LABELS,
  languageCode,
  MAX_ENGRAVING_LETTERS,
  MAX_SPIN_FRAMES,
  MIN_SPIN_FRAMES,
  pincode,
  productCode,
  sku,
  storePath,
} from '#lib/contract/index.ts';
import {
  ATTRIBUTES,
  MAKING_RULES,
  requiredText,
  SIZE_ATTRIBUTES,
  sizeAttributes,
  wordList,
} from './product-attributes.ts';

/** File name of a picture, e.g. `1801AV01-1.webp`; after the import with the first 8 hex digits of its SHA-256. */
const photoName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,80}\.webp$/, 'must be a .webp file name of letters, digits, hyphens');
const upperCode = productCode.regex(/^[A-Z0-9-]+$/, 'must be upper case');
const rupees = z
  .number()
  .min(1)
  .max(100_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'must have at most two decimals');

const catalogueSku = z.strictObject({
  /** Weight, making charge and stones of a size of jewellery where they differ from those of the product. */
  ...sizeAttributes.shape,
  SKU: sku,
  /** Null for a product in one size. */
  SizeName: z.string().min(1).max(40).nullable(),
  StoreQuantity: z.number().int().min(0).max(1_000_000),
  /** MRP and price of the size; only given where they differ from those of the product. */
  MRP: rupees.optional(),
  Price: rupees.optional(),
});

/** How a product is engraved on request. */
const engraving = z.strictObject({
  /** Letters as a person sees them, spaces included. */
  MaxLetters: z.number().int().min(1).max(MAX_ENGRAVING_LETTERS),
  Place: z.string().trim().min(1).max(80),
  /** Rupees per item, tax included; 0 if it is free. */
  Price: rupees.or(z.literal(0)).default(0),
  /** Business days before dispatch. */
  ExtraDays: z.number().int().min(0).max(60).default(0),
  Scripts: z.array(z.enum(ENGRAVING_SCRIPTS)).min(1).default(['latin']),
});

/** A short video of the product; its files are kept by `images/video-intake.ts`. */
const video = z.strictObject({
  File: z.string().regex(/^[A-Za-z0-9-]{1,100}\.(?:mp4|webm)$/, 'must be a .mp4 or .webm file name'),
  /** Without one, the front view of the product stands there. */
  Poster: photoName.optional(),
  Captions: z
    .array(
      z.strictObject({
        File: z.string().regex(/^[A-Za-z0-9-]{1,100}\.vtt$/, 'must be a .vtt file name'),
        Language: languageCode,
        Label: z.string().trim().min(1).max(40),
      }),
    )
    .max(10)
    .optional(),
  DurationSeconds: z.number().positive().max(3600).optional(),
  /** The day in IST on which the store got the file. */
  AddedOn: z.iso.date().optional(),
});
export type CatalogueVideo = z.output<typeof video>;

const shared = {
  ProductCode: upperCode,
  /**
   * Shared by the colours of one design; if missing, it is derived from the product code (`lib/shared/design-code.ts`).
   */
  DesignCode: upperCode.optional(),
  /** Words of the address before the code; without it they are those of the title. */
  TitleSlug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .max(120)
    .optional(),
  ProductTitle: requiredText,
  BrandName: requiredText,
  Category: requiredText,
  SubCategory: requiredText,
  Gender: z.enum(['Men', 'Women', 'Unisex']),
  ColorName: requiredText,
  Description: z.string().min(1).max(5000),
  Highlights: wordList,
  /** Rupees, with paise if there are any; tax included. */
  MRP: rupees,
  Price: rupees,
  Skus: z.array(catalogueSku).min(1).max(60),
  Labels: z.array(z.enum(LABELS)),
  CountryOfOrigin: requiredText,
  ManufacturerOrImporter: z.string().min(1).max(500),
  NetQuantity: requiredText,
  /** Missing if it is not engraved. */
  Engraving: engraving.optional(),
  HsnCode: z.string().regex(/^\d{4,8}$/, 'must be 4 to 8 digits'),
  GstPercent: z.number().min(0).max(40),
  WarrantyText: z.string().max(500),
  LaunchedOn: z.iso.date(),
  /** The front view first. */
  Images: z.array(photoName).min(1).max(20),
  Video: video.optional(),
  /** The photos of a 360° spin in equal steps, the front view first; stored products and files keep this name. */
  Turn: z.array(photoName).min(MIN_SPIN_FRAMES).max(MAX_SPIN_FRAMES).optional(),
  /** Product codes, the most similar first. */
  SimilarTo: z.array(productCode).max(24),
};

/** One product in a catalogue file; `data/README.md` explains the fields. */
export const catalogueProduct = z
  .discriminatedUnion('RootCategory', [
    z.strictObject({ ...shared, RootCategory: z.literal('Watches'), Attributes: ATTRIBUTES.Watches }),
    z.strictObject({ ...shared, RootCategory: z.literal('Smartwatches'), Attributes: ATTRIBUTES.Smartwatches }),
    z.strictObject({ ...shared, RootCategory: z.literal('Jewellery'), Attributes: ATTRIBUTES.Jewellery }),
  ])
  .superRefine((product, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const stated = product.RootCategory === 'Jewellery' ? [product.Attributes, ...product.Skus] : [];
    for (const [index, one] of stated.entries()) {
      if (MAKING_RULES.filter((rule) => one[rule] !== undefined).length <= 1) continue;
      wrong(index === 0 ? 'Attributes' : 'Skus', `must not have more than one of ${MAKING_RULES.join(', ')}`);
    }
    const weighed = SIZE_ATTRIBUTES.find((name) => product.Skus.some((size) => size[name] !== undefined));
    if (product.RootCategory !== 'Jewellery' && weighed) {
      wrong('Skus', `must not have ${weighed}: only sizes of jewellery have weights and charges of their own`);
    }
    const heavier = product.Skus.find(
      ({ NetWeightG, GrossWeightG }) =>
        NetWeightG !== undefined && GrossWeightG !== undefined && NetWeightG > GrossWeightG,
    );
    if (heavier) wrong('Skus', `must not have a net weight above the gross weight, as ${heavier.SKU} has`);
    if (product.Price > product.MRP) wrong('Price', 'must not be above MRP');
    for (const [index, { Price, MRP }] of product.Skus.entries()) {
      const isOwn = Price !== undefined || MRP !== undefined;
      if (!isOwn || (Price ?? product.Price) <= (MRP ?? product.MRP)) continue;
      context.addIssue({ code: 'custom', path: ['Skus', index, 'Price'], message: 'must not be above its MRP' });
    }
    const sizes = new Set(product.Skus.map((entry) => entry.SizeName));
    if (sizes.size !== product.Skus.length) wrong('Skus', 'must each have a different size');
    if (product.Skus.length > 1 && sizes.has(null)) wrong('Skus', 'must each name a size if there are several');
  });
export type CatalogueProduct = z.output<typeof catalogueProduct>;

const ruleValue = z.union([z.string(), z.number(), z.boolean()]);
/** Which products belong to a category: every key must match; for a list, any of its values. */
export const categoryRule = z.record(z.string(), z.union([ruleValue, z.array(ruleValue).min(1)]));
export type CategoryRule = z.output<typeof categoryRule>;

/** The order that the list of a category begins with; whatever is none becomes the default. */
export const firstOrder = z.enum(COMMON_ORDERS).catch('popularity');

export interface CatalogueCategory {
  StoreCategoryName: string;
  CategoryURL: string;
  Rule: CategoryRule;
  Intro: string;
  /** The order that its list begins with; what sells best where it is left out. */
  Sort?: (typeof COMMON_ORDERS)[number] | undefined;
  Children: CatalogueCategory[];
}

/** A node of the category tree with everything below it. */
export const catalogueCategory: z.ZodType<CatalogueCategory> = z.object({
  StoreCategoryName: requiredText,
  CategoryURL: storePath,
  Rule: categoryRule,
  Intro: z.string().max(1000),
  Sort: z.enum(COMMON_ORDERS).optional(),
  get Children() {
    return z.array(catalogueCategory);
  },
}) as z.ZodType<CatalogueCategory>;

export const catalogueBrand = z.object({
  Name: requiredText,
  Slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
  Story: z.string().max(2000),
  /** Empty for a brand created by an import, because feeds do not state a brand's country. */
  Country: z.string().trim().max(200),
  HeroImage: photoName.nullable(),
});
export type CatalogueBrand = z.output<typeof catalogueBrand>;

export const catalogueStore = z.object({
  StoreCode: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  Name: requiredText,
  Address: requiredText,
  City: requiredText,
  State: requiredText,
  Pincode: pincode,
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),
  Phone: requiredText,
  /** WhatsApp number with the country code. */
  WhatsApp: requiredText.optional(),
  /** Whether it takes appointments for a short video call. */
  VideoCalls: z.boolean().optional(),
  /** The mailbox for appointment requests; without one they go to the support mailbox. */
  Email: z.email().max(254).optional(),
  Hours: z.record(z.string(), z.string()),
  Holidays: z.array(holiday).max(60).default([]),
  Services: wordList,
  /** Empty if not stated: the store then gets no demo stock. */
  Departments: z.array(z.enum(DEPARTMENTS)).default([]),
});
export type CatalogueStore = z.output<typeof catalogueStore>;
