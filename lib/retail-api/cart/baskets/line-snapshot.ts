import { z } from 'zod';
import { ENGRAVING_SCRIPTS, paiseOf } from '#lib/contract/index.ts';
import type { LineSnapshot } from '../rules/cart-line.ts';

/** The part of a product's document that a cart line shows. */
const shownDocument = z.object({
  ProductCode: z.string(),
  ProductTitle: z.string(),
  BrandName: z.string(),
  RootCategory: z.string(),
  Category: z.string(),
  SubCategory: z.string(),
  ColorName: z.string(),
  Images: z.array(z.string()),
  GstPercent: z.number(),
  Engraving: z
    .object({
      MaxLetters: z.number(),
      Place: z.string(),
      Price: z.number(),
      ExtraDays: z.number(),
      Scripts: z.array(z.enum(ENGRAVING_SCRIPTS)),
    })
    .optional(),
});

const storedSnapshot = z.object({
  productCode: z.string(),
  title: z.string(),
  brand: z.string(),
  rootCategory: z.string(),
  category: z.string(),
  subCategory: z.string(),
  colour: z.string(),
  sizeName: z.string().nullable(),
  thumbnail: z.string(),
  slug: z.string(),
  mrp: z.number().int(),
  // Old snapshots have no rate; a line shown from its snapshot is sold out and bears no tax.
  gstPercent: z.number().default(0),
  // A line shown from its snapshot cannot be bought, so only its own engraving is of interest.
  engravingTerms: z
    .object({
      maxLetters: z.number(),
      place: z.string(),
      price: z.number().int(),
      extraDays: z.number().int(),
      scripts: z.array(z.enum(ENGRAVING_SCRIPTS)),
    })
    .nullable()
    .default(null),
}) satisfies z.ZodType<LineSnapshot>;

/** The data of a product that a cart line shows; `document` is the JSON of the products table, `mrp` in paise. */
export function takeSnapshot(product: {
  document: string;
  slug: string;
  sizeName: string | null;
  mrp: number;
}): LineSnapshot {
  const shown = shownDocument.parse(JSON.parse(product.document));
  const [front] = shown.Images;
  return {
    productCode: shown.ProductCode,
    title: shown.ProductTitle,
    brand: shown.BrandName,
    rootCategory: shown.RootCategory,
    category: shown.Category,
    subCategory: shown.SubCategory,
    colour: shown.ColorName,
    sizeName: product.sizeName,
    thumbnail: front ? `/images/thumbnail/${front}` : '',
    slug: product.slug,
    mrp: product.mrp,
    gstPercent: shown.GstPercent,
    engravingTerms: engravingTermsOf(shown),
  };
}

function engravingTermsOf({ Engraving }: z.output<typeof shownDocument>): LineSnapshot['engravingTerms'] {
  if (!Engraving) return null;
  const { MaxLetters, Place, Price, ExtraDays, Scripts } = Engraving;
  return { maxLetters: MaxLetters, place: Place, price: paiseOf(Price), extraDays: ExtraDays, scripts: Scripts };
}

/** Parses the snapshot that is stored with a line. */
export function readSnapshot(stored: string): LineSnapshot {
  return storedSnapshot.parse(JSON.parse(stored));
}
