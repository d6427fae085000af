import type { Kysely } from 'kysely';
import type { OwnReviewWire } from '#lib/contract/index.ts';
import { loadProducts } from '../../catalogue/load-products.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { ReceivedProduct } from './received-products.ts';

type ReviewedProductWire = Pick<OwnReviewWire, 'ProductCode' | 'ProductTitle' | 'ProductUrl' | 'ThumbnailImageUrl'>;

/**
 * Products by code, as shown to authors of reviews and questions: the current catalogue data; for products no longer in
 * the catalogue, as bought; failing that, only the code.
 */
export async function reviewedProducts(
  db: Kysely<Database>,
  codes: readonly string[],
  received: readonly ReceivedProduct[] = [],
): Promise<ReadonlyMap<string, ReviewedProductWire>> {
  const found = new Map<string, ReviewedProductWire>(
    codes.map((code) => [code, { ProductCode: code, ProductTitle: code, ProductUrl: '', ThumbnailImageUrl: '' }]),
  );
  for (const { code, document } of received) {
    const { title, thumbnail }: { title: string; thumbnail: string } = JSON.parse(document);
    found.set(code, { ProductCode: code, ProductTitle: title, ProductUrl: '', ThumbnailImageUrl: thumbnail });
  }
  for (const chunk of chunksOf([...found.keys()])) {
    for (const { product, slug } of await loadProducts(db, chunk)) {
      const [photo] = product.Images;
      found.set(product.ProductCode, {
        ProductCode: product.ProductCode,
        ProductTitle: product.ProductTitle,
        ProductUrl: slug,
        ThumbnailImageUrl: photo === undefined ? '' : `/images/thumbnail/${photo}`,
      });
    }
  }
  return found;
}
