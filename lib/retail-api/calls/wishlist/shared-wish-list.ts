import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { findSharer } from '../../customers/account/wishlist-store.ts';
import { presentWishes } from './present-wishlist.ts';
import { whenOffered } from './when-offered.ts';

/** A wishlist that its owner shares, for whoever has the id. */
export const sharedWishList = handlerFor(calls.sharedWishList, async (request, { db, catalogue }) =>
  whenOffered(db, async () => {
    const sharer = await findSharer(db, request.ShareId);
    if (!sharer) return refuse('NotFound', 'There is no such list.');
    const [firstName = ''] = sharer.name.trim().split(/\s+/);
    return succeed({ OwnerName: firstName, Products: await presentWishes(db, catalogue, sharer.id) });
  }),
);
