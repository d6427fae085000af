import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productItem } from '../entities.ts';
import { callerFields, opaqueId, orEmpty, productCode, productUrl, sizeName, sku } from '../fields.ts';

const wishlistItem = productItem.extend({
  /** The size on the wishlist; null where none was chosen. */
  SizeName: z.string().nullable(),
  SKU: z.string(),
  /** True where a size must be chosen before the product can go into the cart. */
  SizeNeeded: z.boolean(),
  InStock: z.boolean(),
  /** Epoch milliseconds. */
  AddedAt: z.number().int(),
});

const wishlist = z.object({
  TotalItems: z.number().int().min(0),
  /** The newest first; products that have left the catalogue are omitted. */
  Products: z.array(wishlistItem),
  /** Identifies the wishlist in its share link; empty where it is not shared. */
  ShareId: orEmpty(opaqueId),
});

export const addWishList = defineCall({
  name: 'AddWishList',
  method: 'POST',
  request: z.object({
    ProductUrl: productUrl.min(1),
    SKU: sku.optional(),
    SizeName: sizeName.nullish(),
    ...callerFields,
  }),
  data: z.object({ TotalItems: z.number().int().min(0) }),
  repeatable: true,
  summary:
    'Adds a product to the wishlist; one that is already there stays, with the latest size. Fails with SignInRequired for a guest, ListFull if the wishlist is full.',
});

export const viewWishList = defineCall({
  name: 'WishList',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary: 'The wishlist. Fails with SignInRequired for a guest.',
});

export const removeWishListItem = defineCall({
  name: 'RemoveWishListItem',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary:
    'Removes a product from the wishlist. Also succeeds if it is not there. Fails with SignInRequired for a guest.',
});

export const shareWishList = defineCall({
  name: 'ShareWishList',
  method: 'POST',
  /** False ends the sharing; the link that was shared stops working for good. */
  request: z.object({ Shared: z.boolean(), ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary: 'Starts or stops sharing the wishlist. Fails with SignInRequired for a guest.',
});

export const sharedWishList = defineCall({
  name: 'SharedWishList',
  method: 'POST',
  request: z.object({ ShareId: opaqueId, ...callerFields }),
  data: z.object({
    /** First name of the owner, or empty; nothing else about the owner is returned. */
    OwnerName: z.string(),
    Products: z.array(wishlistItem),
  }),
  repeatable: true,
  summary: 'A shared wishlist. Fails with NotFound for any other id.',
});
