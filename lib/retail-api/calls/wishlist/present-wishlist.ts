import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';
import type { ApiContext } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { readShare, readWishes, type Wish } from '../../customers/account/wishlist-store.ts';
import { loadProducts, type StoredProduct } from '../catalogue/load-products.ts';
import { presentItem } from '../catalogue/present-item.ts';

type WishlistWire = z.input<typeof calls.viewWishList.data>;
type WishlistItemWire = WishlistWire['Products'][number];
type Catalogue = ApiContext['catalogue'];

/** A customer's wishlist as its owner sees it. */
export async function presentWishlist(
  db: Kysely<Database>,
  catalogue: Catalogue,
  customerId: string,
): Promise<WishlistWire> {
  const products = await presentWishes(db, catalogue, customerId);
  const share = await readShare(db, customerId);
  return { TotalItems: products.length, Products: products, ShareId: share?.shareId ?? '' };
}

/** The products of a customer's wishlist, the newest wish first; those that have left the catalogue are left out. */
export async function presentWishes(
  db: Kysely<Database>,
  catalogue: Catalogue,
  customerId: string,
): Promise<WishlistItemWire[]> {
  const wishes = await readWishes(db, customerId);
  const codes = wishes.map(({ productCode }) => productCode);
  const stored = await loadProducts(db, codes);
  const byCode = new Map(stored.map((product) => [product.product.ProductCode, product]));
  return wishes.flatMap((wish) => {
    const product = byCode.get(wish.productCode);
    return product ? [presentWish(product, wish, catalogue)] : [];
  });
}

/** Price, labels and stock are those of the size that is wished for, where there is one. */
function presentWish(stored: StoredProduct, wish: Wish, catalogue: Catalogue): WishlistItemWire {
  const named = stored.sizes.find(({ sku }) => sku === wish.sku);
  // A size may have come or gone since: a product in one size needs none named.
  const size = named ?? (stored.sizes.length === 1 ? stored.sizes[0] : undefined);
  const sizes = size ? [size] : stored.sizes;
  return {
    ...presentItem({ ...stored, sizes }, catalogue),
    SizeName: size?.sizeName ?? null,
    SKU: size?.sku ?? '',
    SizeNeeded: size === undefined,
    InStock: sizes.some(({ quantity }) => quantity > 0),
    AddedAt: wish.addedAt,
  };
}
