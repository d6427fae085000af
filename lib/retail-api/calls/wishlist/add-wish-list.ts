import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { invalidField, noSuchProduct } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';
import { findWish } from '../../customers/account/find-wish.ts';
import { addWish, countWishes } from '../../customers/account/wishlist-store.ts';
import { whenOffered } from './when-offered.ts';

/** Puts a product on the wishlist; done twice, it is there once. */
export const addWishList = handlerFor(calls.addWishList, async (request, { db, now }, caller) =>
  whenOffered(db, () =>
    changeAsCustomer(db, caller, async (transaction, { id }) => {
      const found = await findWish(transaction, request);
      if (found.kind === 'no-such-product') return noSuchProduct();
      if (found.kind === 'no-such-size') return invalidField('SizeName', 'There is no such size.');
      if (!(await addWish(transaction, id, found, now()))) return refuse('ListFull');
      return succeed({ TotalItems: await countWishes(transaction, id) });
    }),
  ),
);
