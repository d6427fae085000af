import type { Kysely } from 'kysely';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { countProducts, productBatches } from '../../catalogue/product-batches.ts';
import type { Database } from '../../core/db/schema.ts';
import { Slices } from './slices.ts';

export interface PhotographedProduct {
  /** The kind of product: a ring, a necklace, a watch. */
  readonly kind: string;
  /** Names of its photos, with their hashes and without extensions. */
  readonly photos: readonly string[];
}

const BATCH = 100;
const BATCH_OF_CODES = 5_000;

/**
 * The products of the catalogue with the data that the search by photo needs; updates read only what has changed.
 */
export class PhotographedProducts {
  readonly #products = new Map<string, PhotographedProduct>();
  #readUntil = -1;
  #edition = 0;

  /** Changes whenever a product is new or removed, or its photos or kind have changed. */
  get edition(): number {
    return this.#edition;
  }

  /** The products by code. */
  get all(): ReadonlyMap<string, PhotographedProduct> {
    return this.#products;
  }

  /**
   * Reads what has changed since the last time; `until` is when the catalogue last changed. Rejects when aborted,
   * and then reads the same again the next time.
   */
  async renew(db: Kysely<Database>, until: number, cut: AbortSignal): Promise<void> {
    await this.#readChanged(db, cut);
    if ((await countProducts(db)) !== this.#products.size) await this.#forgetRemoved(db, cut);
    this.#readUntil = until;
  }

  async #readChanged(db: Kysely<Database>, cut: AbortSignal): Promise<void> {
    const slices = new Slices(cut);
    const changed = db
      .selectFrom('products')
      .select(['code', 'document'])
      .where('modified_at', '>', this.#readUntil)
      .where('hidden', '=', 0);
    for await (const rows of productBatches(changed, BATCH)) {
      for (const { code, document } of rows) {
        const product = fromDocument(document);
        if (isAlike(this.#products.get(code), product)) continue;
        this.#products.set(code, product);
        this.#edition++;
      }
      await slices.pause();
    }
  }

  async #forgetRemoved(db: Kysely<Database>, cut: AbortSignal): Promise<void> {
    const slices = new Slices(cut);
    const missing = new Set(this.#products.keys());
    const shown = db.selectFrom('products').select('code').where('hidden', '=', 0);
    for await (const rows of productBatches(shown, BATCH_OF_CODES)) {
      for (const { code } of rows) missing.delete(code);
      await slices.pause();
    }
    for (const code of missing) {
      this.#products.delete(code);
      this.#edition++;
    }
  }
}

function fromDocument(document: string): PhotographedProduct {
  const { RootCategory, Category, Images }: CatalogueProduct = JSON.parse(document);
  return {
    kind: RootCategory === 'Jewellery' ? Category : RootCategory,
    photos: Images.map((name) => name.replace(/\.webp$/, '')),
  };
}

function isAlike(before: PhotographedProduct | undefined, after: PhotographedProduct): boolean {
  return before?.kind === after.kind && before.photos.join() === after.photos.join();
}
