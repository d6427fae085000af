import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { beginSharing, endSharing } from '../../customers/account/wishlist-store.ts';
import { presentWishlist } from './present-wishlist.ts';
import { whenOffered } from './when-offered.ts';

/** Begins or ends the sharing of the wishlist. */
export const shareWishList = handlerFor(calls.shareWishList, async (request, { db, catalogue, now }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      if (request.Shared) await beginSharing(transaction, id, now());
      else await endSharing(transaction, id);
      return succeed(await presentWishlist(transaction, catalogue, id));
    }),
  ),
);
