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
    'Puts a product on the wishlist; one that stands there already stays, with the size named last. 235 where nobody is signed in, 214 where the list is full.',
});

export const viewWishList = defineCall({
  name: 'WishList',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary: 'The wishlist. 235 where nobody is signed in.',
});

export const removeWishListItem = defineCall({
  name: 'RemoveWishListItem',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary: 'Takes a product off the wishlist; one that is not there is gone already. 235 where nobody is signed in.',
});

export const shareWishList = defineCall({
  name: 'ShareWishList',
  method: 'POST',
  /** False ends the sharing; the link that was shared stops working for good. */
  request: z.object({ Shared: z.boolean(), ...callerFields }),
  data: wishlist,
  repeatable: true,
  summary: 'Begins or ends the sharing of the wishlist. 235 where nobody is signed in.',
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
  summary: 'A wishlist that its owner shares. 204 for any other id.',
});
