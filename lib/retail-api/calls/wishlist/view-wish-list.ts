import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { presentWishlist } from './present-wishlist.ts';
import { whenOffered } from './when-offered.ts';

/** The customer's wishlist. */
export const viewWishList = handlerFor(calls.viewWishList, async (_request, { db, catalogue }, caller) =>
  whenOffered(db, () => asCustomer(db, caller, async ({ id }) => succeed(await presentWishlist(db, catalogue, id)))),
);
