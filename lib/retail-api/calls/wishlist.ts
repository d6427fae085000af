import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { loadProducts, type StoredProduct } from '../catalogue/load-products.ts';
import { presentItem } from '../catalogue/present-item.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct } from '../core/refusals.ts';
import { isOn } from '../core/site-options.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { findWishlistItem } from '../customers/account/find-wishlist-item.ts';
import {
  beginSharing,
  countWishlistItems,
  deleteWishlistItem,
  endSharing,
  findSharer,
  insertWishlistItem,
  readShare,
  readWishlistItems,
  type WishlistEntry,
} from '../customers/account/wishlist-repository.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Handles a wishlist call; when wishlists are turned off, the call does not exist. */
async function whenOffered<Data>(db: Kysely<Database>, answer: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  return (await isOn(db, 'Wishlist')) ? answer() : fail('NotFound', 'There is no such call.');
}

type WishlistWire = z.input<typeof calls.viewWishList.data>;

type WishlistItemWire = WishlistWire['Products'][number];

type Catalogue = ApiContext['catalogue'];

/** A customer's wishlist for its owner. */
async function presentWishlist(db: Kysely<Database>, catalogue: Catalogue, customerId: string): Promise<WishlistWire> {
  const products = await presentWishlistItems(db, catalogue, customerId);
  const share = await readShare(db, customerId);
  return { TotalItems: products.length, Products: products, ShareId: share?.shareId ?? '' };
}

/** The products of a customer's wishlist, newest first; those that have left the catalogue are left out. */
async function presentWishlistItems(
  db: Kysely<Database>,
  catalogue: Catalogue,
  customerId: string,
): Promise<WishlistItemWire[]> {
  const items = await readWishlistItems(db, customerId);
  const codes = items.map(({ productCode }) => productCode);
  const stored = await loadProducts(db, codes);
  const byCode = new Map(stored.map((product) => [product.product.ProductCode, product]));
  return items.flatMap((entry) => {
    const product = byCode.get(entry.productCode);
    return product ? [presentWishlistItem(product, entry, catalogue)] : [];
  });
}

/** A wishlist item with price, labels and stock of its chosen size, if there is one. */
function presentWishlistItem(stored: StoredProduct, entry: WishlistEntry, catalogue: Catalogue): WishlistItemWire {
  const named = stored.sizes.find(({ sku }) => sku === entry.sku);
  // The sizes may have changed since: a product in one size needs no named size.
  const size = named ?? (stored.sizes.length === 1 ? stored.sizes[0] : undefined);
  const sizes = size ? [size] : stored.sizes;
  return {
    ...presentItem({ ...stored, sizes }, catalogue),
    SizeName: size?.sizeName ?? null,
    SKU: size?.sku ?? '',
    SizeNeeded: size === undefined,
    InStock: sizes.some(({ quantity }) => quantity > 0),
    AddedAt: entry.addedAt,
  };
}

/** Adds a product to the wishlist; a repeated call changes nothing. */
const addWishList = handlerFor(calls.addWishList, async (request, { db, now }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      const found = await findWishlistItem(transaction, request);
      if (found.kind === 'no-such-product') return noSuchProduct();
      if (found.kind === 'no-such-size') return invalidField('SizeName', 'There is no such size.');
      if (!(await insertWishlistItem(transaction, id, found, now()))) return fail('ListFull');
      return succeed({ TotalItems: await countWishlistItems(transaction, id) });
    }),
  ),
);

/** The customer's wishlist. */
const viewWishList = handlerFor(calls.viewWishList, async (_request, { db, catalogue }, caller) =>
  whenOffered(db, () => asCustomer(db, caller, async ({ id }) => succeed(await presentWishlist(db, catalogue, id)))),
);

/** Removes a product from the wishlist; a product that is not there is no error. */
const removeWishListItem = handlerFor(calls.removeWishListItem, async (request, { db, catalogue }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      await deleteWishlistItem(transaction, id, request.ProductCode.toUpperCase());
      return succeed(await presentWishlist(transaction, catalogue, id));
    }),
  ),
);

/** Starts or ends sharing of the wishlist. */
const shareWishList = handlerFor(calls.shareWishList, async (request, { db, catalogue, now }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      if (request.Shared) await beginSharing(transaction, id, now());
      else await endSharing(transaction, id);
      return succeed(await presentWishlist(transaction, catalogue, id));
    }),
  ),
);

/** A shared wishlist, for any caller with its id. */
const sharedWishList = handlerFor(calls.sharedWishList, async (request, { db, catalogue }) =>
  whenOffered(db, async () => {
    const sharer = await findSharer(db, request.ShareId);
    if (!sharer) return fail('NotFound', 'There is no such list.');
    const [firstName = ''] = sharer.name.trim().split(/\s+/);
    return succeed({ OwnerName: firstName, Products: await presentWishlistItems(db, catalogue, sharer.id) });
  }),
);

/** Handlers of the wishlist calls; a site may turn wishlists off. */
export const wishlistCalls: readonly CallHandler[] = [
  addWishList,
  viewWishList,
  removeWishListItem,
  shareWishList,
  sharedWishList,
];
