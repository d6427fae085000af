import { calls } from '#lib/contract/index.ts';
import { defaultDisplayName } from '../../community/reviews/display-name.ts';
import { presentReviews } from '../../community/reviews/present-reviews.ts';
import { receivedProducts } from '../../community/reviews/received-goods.ts';
import { reviewsBy } from '../../community/reviews/review-store.ts';
import { reviewedProducts } from '../../community/reviews/reviewed-products.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';

/** Nobody writes of more at one sitting. */
const MOST_TO_REVIEW = 100;

/** What a customer has written, and what it could write of. */
export const ownReviews = handlerFor(calls.ownReviewsCall, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id, name }) => {
    const [rows, received] = [await reviewsBy(db, id), await receivedProducts(db, id)];
    const written = new Set(rows.map(({ product_code: code }) => code));
    const products = await reviewedProducts(db, [...written], received);
    const shown = await presentReviews(db, rows);
    return succeed({
      Reviews: rows.flatMap(({ product_code: code, state, reason }, index) => {
        const [review, product] = [shown[index], products.get(code)];
        return review && product ? [{ ...review, ...product, State: state, Reason: reason }] : [];
      }),
      ToReview: received
        .filter(({ code }) => !written.has(code))
        .slice(0, MOST_TO_REVIEW)
        .flatMap(({ code }) => products.get(code) ?? []),
      DefaultDisplayName: defaultDisplayName(name),
    });
  }),
);
