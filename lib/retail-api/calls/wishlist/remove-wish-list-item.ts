import { calls } from '#lib/contract/index.ts';
import { changeAsCustomer } from '../../account/as-customer.ts';
import { removeWish } from '../../account/wishlist-store.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
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
