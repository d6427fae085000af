import type { Kysely } from 'kysely';
import { type LanguageCode, languageOfCode } from '#lib/messages/languages.ts';
import type { Database } from '../../core/db/schema.ts';
import { type LocalTexts, readTextsByLanguage, type TextsByLanguage } from '../../translations/stored-texts.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { fileNameOf } from '../images/imported-photos.ts';
import { withRegularPrices } from '../prices/price-repository.ts';

const BATCH = 500;

/** A product as currently stored, with its photos by both of their names. */
export interface ExportedProduct {
  /** Regular prices and stock come from its SKUs; photos have their original names. */
  product: CatalogueProduct;
  /** Names of its photos in URLs. */
  photos: readonly string[];
  /** What operators wrote of it in other languages. */
  texts: TextsByLanguage;
}

/** All products in the operator's order, then by code, one batch at a time. */
export async function* storedProducts(db: Kysely<Database>): AsyncGenerator<ExportedProduct[]> {
  const places = await db.selectFrom('products').select('code').orderBy('position').orderBy('code').execute();
  for (let start = 0; start < places.length; start += BATCH) {
    const codes = places.slice(start, start + BATCH).map((row) => row.code);
    const found = await db.selectFrom('products').select(['code', 'document']).where('code', 'in', codes).execute();
    const documents = new Map(found.map((row) => [row.code, row.document]));
    const skus = await db
      .selectFrom('skus')
      .selectAll()
      .where('product_code', 'in', codes)
      .orderBy('position')
      .execute();
    const abroad = await readTextsByLanguage(db, 'product', { ids: codes });
    const bySku = Map.groupBy(skus, (sku) => sku.product_code);
    // A product that an import has removed in the meantime is left out.
    yield codes.flatMap((code) => {
      const document = documents.get(code);
      return document === undefined
        ? []
        : exported(JSON.parse(document), bySku.get(code) ?? [], knownTexts(abroad.get(code)));
    });
  }
}

function exported(
  document: CatalogueProduct,
  rows: readonly Database['skus'][],
  texts: TextsByLanguage,
): ExportedProduct {
  const Images = document.Images.map((name) => fileNameOf(name.replace(/\.webp$/, '')));
  return { product: { ...withSkus(document, rows), Images }, photos: document.Images, texts };
}

/** Those in languages that the store has messages in. */
function knownTexts(texts: ReadonlyMap<string, LocalTexts> = new Map()): TextsByLanguage {
  return new Map(
    [...texts].flatMap(([code, own]): [LanguageCode, LocalTexts][] => {
      const language = languageOfCode(code);
      return language === undefined ? [] : [[language, own]];
    }),
  );
}

/** A document with the SKUs as stored, with their stock and regular prices. */
export function withSkus(document: CatalogueProduct, rows: readonly Database['skus'][]): CatalogueProduct {
  const before = new Map(document.Skus.map((size) => [size.SKU, size]));
  const Skus = rows.map((row) => ({
    ...before.get(row.sku),
    SKU: row.sku,
    SizeName: row.size_name,
    StoreQuantity: row.quantity,
  }));
  return withRegularPrices({ ...document, Skus }, rows);
}
