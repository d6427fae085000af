import { calls } from '#lib/contract/index.ts';
import { changeAsCustomer } from '../../account/as-customer.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { deleteReview } from '../../reviews/change-review.ts';
import { ownReviewOf } from '../../reviews/review-store.ts';

/** Removes what a customer has written of a product, with its photos. */
export const removeReview = handlerFor(calls.removeReview, async ({ ProductCode }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    const review = await ownReviewOf(transaction, id, ProductCode);
    if (review) await deleteReview(transaction, review, now());
    return succeed(null);
  }),
);
