import { calls } from '#lib/contract/index.ts';
import { deleteReview } from '../../community/reviews/change-review.ts';
import { ownReviewOf } from '../../community/reviews/review-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';

/** Removes what a customer has written of a product, with its photos. */
export const removeReview = handlerFor(calls.removeReview, async ({ ProductCode }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    const review = await ownReviewOf(transaction, id, ProductCode);
    if (review) await deleteReview(transaction, review, now());
    return succeed(null);
  }),
);
