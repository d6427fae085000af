import type { CallHandler } from '../../core/call-handler.ts';
import { addWishList } from './add-wish-list.ts';
import { removeWishListItem } from './remove-wish-list-item.ts';
import { shareWishList } from './share-wish-list.ts';
import { sharedWishList } from './shared-wish-list.ts';
import { viewWishList } from './view-wish-list.ts';

/** Calls about wishlists, which a site may have or not. */
export const wishlistCalls: readonly CallHandler[] = [
  addWishList,
  viewWishList,
  removeWishListItem,
  shareWishList,
  sharedWishList,
];
