import { textIn } from './form/product-form.ts';
import { skusOf } from './form/sku-rows.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a product has of its own: a copy gets others. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'ProductCode',
  'TitleSlug',
  'Images',
  'Video',
  'Turn',
  'Skus',
  'SimilarTo',
  'Labels',
]);
/** What a piece has of its own. */
const OWN_ATTRIBUTES: ReadonlySet<string> = new Set(['HUID']);

/** The kinds of goods, each with a specification of its own. */
export const GOODS = ['Watches', 'Smartwatches', 'Jewellery'] as const;
export type Goods = (typeof GOODS)[number];

/** The fields of a new product with nothing in them yet. `today`: the day in India. */
export function emptyProduct(code: string, goods: Goods, today: string): Fields {
  return {
    ProductCode: code,
    RootCategory: goods,
    ProductTitle: '',
    BrandName: '',
    Category: '',
    SubCategory: '',
    Gender: 'Unisex',
    ColorName: '',
    Description: '',
    Highlights: [],
    MRP: '',
    Price: '',
    Skus: [{ SKU: code, SizeName: null, StoreQuantity: 0 }],
    Labels: [],
    Attributes: {},
    CountryOfOrigin: 'India',
    ManufacturerOrImporter: '',
    NetQuantity: '1 N',
    HsnCode: '',
    GstPercent: '',
    WarrantyText: '',
    LaunchedOn: today,
    Images: [],
    SimilarTo: [],
  };
}

/**
 * The fields of a new product that begins as a copy: another colour of the same design, say. Photos, stock and what a piece
 * has of its own are not taken over; the sizes are, with SKUs by the new code.
 */
export function copiedProduct(from: Fields, code: string, goods: Goods, today: string): Fields {
  const before = textIn(from, 'ProductCode');
  const kept = Object.entries(from).filter(([name]) => !OWN_FIELDS.has(name));
  const attributes = Object.entries((from.Attributes as Fields | undefined) ?? {});
  return {
    ...emptyProduct(code, goods, today),
    ...Object.fromEntries(kept),
    Attributes: Object.fromEntries(attributes.filter(([name]) => !OWN_ATTRIBUTES.has(name))),
    LaunchedOn: today,
    Skus: skusOf(from.Skus).map((sku, at) => {
      const own = textIn(sku, 'SKU');
      const SKU = own.startsWith(before) ? `${code}${own.slice(before.length)}` : `${code}-${at + 1}`;
      return { ...sku, SKU, StoreQuantity: 0 };
    }),
  };
}

/** What is wrong with the code of a new product, as a sentence; empty if nothing is. */
export function codeProblem(code: string): string {
  if (code === '') return '';
  return /^[A-Z0-9-]{1,40}$/.test(code) ? '' : 'Use capital letters, digits and hyphens, 40 at most.';
}
