import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

interface SeedProduct {
  code: string;
  title: string;
  /** Name and stock of each size; a name of null means a product in one size. Prices in paise. */
  sizes: { sku: string; sizeName: string | null; price: number; mrp: number; quantity: number }[];
}

/** A watch in one size, a ring in three sizes, one of them sold out, a watch with two left, and a sold-out watch. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  watch('1801AV01', 'Aarvane Ganga Three-Hand Date Watch, Blue Dial', 12_495_00, 14_995_00, 28),
  watch('2101PK01', 'Pathik Field Automatic', 9_999_50, 9_999_50, 2),
  watch('3301TK01', 'Traksha Sold-Out Diver', 21_000_00, 25_000_00, 0),
  {
    code: '7701SV01',
    title: 'Suvarnika Solitaire Ring',
    sizes: [
      { sku: '7701SV01-12', sizeName: '12', price: 64_999_00, mrp: 69_999_00, quantity: 4 },
      { sku: '7701SV01-14', sizeName: '14', price: 66_499_00, mrp: 71_499_00, quantity: 9 },
      { sku: '7701SV01-16', sizeName: '16', price: 67_999_00, mrp: 72_999_00, quantity: 0 },
    ],
  },
];

function watch(code: string, title: string, price: number, mrp: number, quantity: number): SeedProduct {
  return { code, title, sizes: [{ sku: code, sizeName: null, price, mrp, quantity }] };
}

/** Slug of a seed product: its title and its lower-case code. */
export function seedSlug({ title, code }: SeedProduct): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${code.toLowerCase()}`;
}

/** Inserts products with their sizes, enough for the cart; no photos, categories or brands. */
export async function seedProducts(
  db: Kysely<Database>,
  products: readonly SeedProduct[] = SEED_PRODUCTS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [position, product] of products.entries()) {
      await transaction
        .insertInto('products')
        .values({
          code: product.code,
          slug: seedSlug(product),
          document: JSON.stringify(documentOf(product)),
          position,
          modified_at: 0,
        })
        .execute();
      await transaction
        .insertInto('skus')
        .values(
          product.sizes.map(({ sizeName, ...size }, index) => ({
            ...size,
            size_name: sizeName,
            product_code: product.code,
            position: index,
          })),
        )
        .execute();
    }
  });
}

function documentOf({ code, title, sizes }: SeedProduct): Record<string, unknown> {
  const jewellery = sizes.length > 1;
  return {
    ProductCode: code,
    ProductTitle: title,
    BrandName: title.split(' ')[0],
    RootCategory: jewellery ? 'Jewellery' : 'Watches',
    Category: jewellery ? 'Rings' : "Men's Watches",
    SubCategory: jewellery ? 'Solitaire' : 'Dress',
    ColorName: jewellery ? 'Gold' : 'Blue',
    Images: [`${code}-1-00000000.webp`],
    Labels: [],
    MRP: (sizes[0]?.mrp ?? 0) / 100,
    Price: (sizes[0]?.price ?? 0) / 100,
    Skus: sizes.map(({ sku, sizeName, quantity }) => ({ SKU: sku, SizeName: sizeName, StoreQuantity: quantity })),
    HsnCode: jewellery ? '7113' : '9102',
    GstPercent: jewellery ? 3 : 18,
    Attributes: jewellery
      ? {
          Certificate: 'Diamond grading report',
          Metal: 'Yellow Gold',
          Purity: '18 KT (750)',
          Hallmarked: false,
          NetWeightG: 3.2,
        }
      : {},
  };
}
