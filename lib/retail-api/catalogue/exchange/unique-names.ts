import type { Kysely } from 'kysely';
import { slugOf } from '#lib/shared/slugs.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { type CatalogueProduct, catalogueBrand } from '../catalogue-product.ts';
import { productSlug } from '../product-slug.ts';
import { detached } from './source-row.ts';

/** An error in the names of a product. */
interface Mistake {
  /** Index of the SKU among those of the product. */
  skuAt?: number | undefined;
  text: string;
}

/** A name that a product would take from another product of the store. */
interface Conflict {
  /** Code of the product that has the name. */
  owner: string;
  mistake: Mistake;
}

/** Names that must be unique: codes, SKUs, URLs and brands, of the store and of the file so far. */
export class UniqueNames {
  readonly #db: Kysely<Database>;
  readonly #brands: Map<string, string>;
  /** Codes in the file, including those of refused products. */
  readonly codes = new Set<string>();
  /** Codes of the file's accepted products: their names in the store are those in the file. */
  readonly sound = new Set<string>();
  readonly #skus = new Set<string>();
  readonly #slugs = new Set<string>();

  private constructor(db: Kysely<Database>, brands: Map<string, string>) {
    this.#db = db;
    this.#brands = brands;
  }

  static async read(db: Kysely<Database>): Promise<UniqueNames> {
    const rows = await db.selectFrom('brands').select('document').execute();
    const brands = rows.map((row) => catalogueBrand.parse(JSON.parse(row.document)));
    return new UniqueNames(db, new Map(brands.map(({ Name, Slug }) => [Slug, Name])));
  }

  /** The brand as spelled in the store, or earlier in the file: `AARVANE` becomes `Aarvane`. */
  brand(name: string): string {
    const slug = slugOf(name);
    const registered = this.#brands.get(slug);
    if (registered === undefined && slug !== '') this.#brands.set(slug, name);
    return registered?.toLowerCase() === name.toLowerCase() ? registered : name;
  }

  /** Products as currently stored, by their code. */
  async existing(codes: readonly string[]): Promise<Map<string, { product: CatalogueProduct; position: number }>> {
    const found = new Map<string, { product: CatalogueProduct; position: number }>();
    for (const some of chunksOf(codes)) {
      const rows = await this.#db
        .selectFrom('products')
        .select(['code', 'document', 'position'])
        .where('code', 'in', some)
        .execute();
      for (const row of rows) found.set(row.code, { product: JSON.parse(row.document), position: row.position });
    }
    return found;
  }

  /** The SKUs and URLs that products would take from others of the store, by product code. */
  async conflicts(products: readonly CatalogueProduct[]): Promise<Map<string, Conflict[]>> {
    const bySku = new Map(
      products.flatMap(({ ProductCode, Skus }) => Skus.map(({ SKU }, skuAt) => [SKU, { code: ProductCode, skuAt }])),
    );
    const bySlug = new Map(products.map((product) => [productSlug(product), product.ProductCode]));
    const found = new Map<string, Conflict[]>();
    const add = (code: string | undefined, conflict: Conflict) => {
      if (code === undefined || code === conflict.owner || this.sound.has(conflict.owner)) return;
      found.set(code, [...(found.get(code) ?? []), conflict]);
    };
    for (const skus of chunksOf([...bySku.keys()])) {
      const rows = await this.#db.selectFrom('skus').select(['sku', 'product_code']).where('sku', 'in', skus).execute();
      for (const { sku, product_code: owner } of rows) {
        const { code, skuAt } = bySku.get(sku) ?? {};
        add(code, { owner, mistake: { skuAt, text: `SKU ${sku} belongs to product ${owner}` } });
      }
    }
    for (const slugs of chunksOf([...bySlug.keys()])) {
      const rows = await this.#db.selectFrom('products').select(['slug', 'code']).where('slug', 'in', slugs).execute();
      for (const { slug, code: owner } of rows) {
        add(bySlug.get(slug), { owner, mistake: { text: `product ${owner} has the same address /${slug}` } });
      }
    }
    return found;
  }

  /** Reserves a product's names within the file; returns the ones another product has, and reserves nothing then. */
  claim(product: CatalogueProduct): Mistake[] {
    const { BrandName } = product;
    const skus = product.Skus.map((entry) => entry.SKU);
    const mistakes: Mistake[] = skus.flatMap((sku, skuAt) =>
      this.#skus.has(sku) || skus.indexOf(sku) !== skuAt ? [{ skuAt, text: `SKU ${sku} is used twice` }] : [],
    );
    const slug = productSlug(product);
    if (this.#slugs.has(slug)) mistakes.push({ text: `another product in the file has the same address /${slug}` });
    const brandSlug = slugOf(BrandName);
    const brand = this.#brands.get(brandSlug);
    if (brandSlug === '') {
      mistakes.push({ text: `brand ${BrandName} has neither Latin letters nor digits for an address` });
    }
    if (brand !== undefined && brand !== BrandName) {
      mistakes.push({ text: `brand ${BrandName} has the address of brand ${brand}` });
    }
    if (mistakes.length === 0) {
      for (const sku of skus) this.#skus.add(detached(sku));
      this.#slugs.add(slug);
    }
    return mistakes;
  }
}
