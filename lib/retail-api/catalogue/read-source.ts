import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import {
  type CatalogueBrand,
  type CatalogueCategory,
  type CatalogueProduct,
  type CatalogueStore,
  catalogueBrand,
  catalogueCategory,
  catalogueProduct,
  catalogueStore,
} from './catalogue-product.ts';

/** The validated contents of the catalogue files. */
export interface CatalogueSource {
  products: CatalogueProduct[];
  categories: CatalogueCategory[];
  brands: CatalogueBrand[];
  stores: CatalogueStore[];
  /** SHA-256 of the files, in hex. */
  hash: string;
}

/** Thrown if rows are refused; the message names each of them with its reason. */
class CatalogueError extends Error {}

const FILES = ['products.json', 'categories.json', 'brands.json', 'stores.json'] as const;

/** Reads and validates products, categories, brands and stores in `directory`. Throws CatalogueError. */
export async function readSource(directory: string): Promise<CatalogueSource> {
  const texts = await Promise.all(FILES.map((file) => readFile(join(directory, file), 'utf8')));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  const [products, categories, brands, stores] = texts.map((text, index) => parseRows(FILES[index] ?? '', text));
  return checkSource({ products, categories, brands, stores }, hash.digest('hex'));
}

/** Validates rows that were read elsewhere, each list as parsed JSON. Throws CatalogueError. */
export function checkSource(
  rows: Record<'products' | 'categories' | 'brands' | 'stores', unknown[] | undefined>,
  hash: string,
): CatalogueSource {
  const refused: string[] = [];
  const source: CatalogueSource = {
    products: checkRows('product', rows.products, catalogueProduct, 'ProductCode', refused),
    categories: checkRows('category', rows.categories, catalogueCategory, 'CategoryURL', refused),
    brands: checkRows('brand', rows.brands, catalogueBrand, 'Slug', refused),
    stores: checkRows('store', rows.stores, catalogueStore, 'StoreCode', refused),
    hash,
  };
  refused.push(...crossChecks(source));
  if (refused.length > 0) throw new CatalogueError(`The catalogue was refused:\n${refused.join('\n')}`);
  return source;
}

function parseRows(file: string, text: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    throw new CatalogueError(`${file} is not a JSON array: ${error instanceof Error ? error.message : error}`);
  }
}

function checkRows<Row>(
  kind: string,
  rows: unknown[] | undefined,
  schema: z.ZodType<Row>,
  idField: string,
  refused: string[],
): Row[] {
  const accepted: Row[] = [];
  const seen = new Set<unknown>();
  for (const [index, row] of (rows ?? []).entries()) {
    const id = row !== null && typeof row === 'object' ? (row as Record<string, unknown>)[idField] : undefined;
    const name = `${kind} ${index + 1} (${String(id ?? `without ${idField}`)})`;
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) refused.push(`${name}: ${issue.path.join('.')}: ${issue.message}`);
    } else if (seen.has(id)) {
      refused.push(`${name}: is listed twice`);
    } else {
      seen.add(id);
      accepted.push(parsed.data);
    }
  }
  return accepted;
}

/** Checks across rows: SKUs used twice, brands missing in the list, duplicate category paths. */
function crossChecks(source: CatalogueSource): string[] {
  const refused: string[] = [];
  const brands = new Set(source.brands.map((brand) => brand.Name));
  const skus = new Set<string>();
  for (const product of source.products) {
    if (!brands.has(product.BrandName)) {
      refused.push(`product ${product.ProductCode}: no brand is called ${product.BrandName}`);
    }
    for (const { SKU } of product.Skus) {
      if (skus.has(SKU)) refused.push(`product ${product.ProductCode}: SKU ${SKU} is used twice`);
      skus.add(SKU);
    }
  }
  const paths = new Set<string>();
  for (const category of flattenCategories(source.categories)) {
    const path = category.CategoryURL;
    if (paths.has(path)) refused.push(`category ${path}: is listed twice`);
    if (RESERVED_SEGMENTS.has(path.split('/')[0] ?? '')) refused.push(`category ${path}: the path is reserved`);
    paths.add(path);
  }
  return refused;
}

/** The tree as a list, parents before their children. */
export function flattenCategories(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...flattenCategories(category.Children)]);
}
