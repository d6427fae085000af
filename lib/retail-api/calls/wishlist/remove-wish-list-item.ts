import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { removeWish } from '../../customers/account/wishlist-store.ts';
import { presentWishlist } from './present-wishlist.ts';
import { whenOffered } from './when-offered.ts';

/** Takes a product off the wishlist. What is not there is gone already. */
export const removeWishListItem = handlerFor(calls.removeWishListItem, async (request, { db, catalogue }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      await removeWish(transaction, id, request.ProductCode.toUpperCase());
      return succeed(await presentWishlist(transaction, catalogue, id));
    }),
  ),
);
