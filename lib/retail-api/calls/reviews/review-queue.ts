import type { Kysely } from 'kysely';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { REVIEWS_PER_PAGE } from '#lib/contract/review-vocabulary.ts';
import { judge } from '../../community/reviews/change-review.ts';
import { presentReviews } from '../../community/reviews/present-reviews.ts';
import { type ReviewRow, reviewsInState } from '../../community/reviews/review-store.ts';
import { reviewedProducts } from '../../community/reviews/reviewed-products.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { invalidField } from '../../core/refusals.ts';

/** Reviews as whoever judges them sees them. */
async function presentJudged(
  db: Kysely<Database>,
  rows: readonly ReviewRow[],
): Promise<DataOf<typeof calls.reviewQueue>['Reviews']> {
  const products = await reviewedProducts(
    db,
    rows.map(({ product_code: code }) => code),
  );
  const shown = await presentReviews(db, rows);
  return shown.flatMap((review, index) => {
    const row = rows[index];
    if (!row) return [];
    const { product_code: code, state, reason } = row;
    const title = products.get(code)?.ProductTitle ?? code;
    return [{ ...review, ProductCode: code, ProductTitle: title, State: state, Reason: reason }];
  });
}

/** Reviews that wait to be read, or have been. */
export const reviewQueue = handlerFor(calls.reviewQueue, async ({ State: state, Page: page }, { db }) => {
  const { rows, total } = await reviewsInState(db, { state, page });
  return succeed({
    Reviews: await presentJudged(db, rows),
    Page: page,
    TotalPages: Math.ceil(total / REVIEWS_PER_PAGE),
    TotalReviews: total,
  });
});

/** Publishes a review or refuses it. */
export const moderateReview = handlerFor(calls.moderateReview, async (request, { db, now }) => {
  const { ReviewId: id, Verdict: verdict, Reason: reason, WrittenAt: writtenAt } = request;
  if (verdict === 'refuse' && reason === '') return invalidField('Reason', 'Say why: the author reads it.');
  return inTransaction(db, async (transaction) => {
    const judged = await judge(transaction, { id, verdict, reason, writtenAt, now: now() });
    if (judged) {
      const [review] = await presentJudged(transaction, [judged]);
      if (review) return succeed(review);
    }
    const known = await transaction.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst();
    return known
      ? refuse('Conflict', 'The review was changed since it was read: read it again.')
      : refuse('NotFound', 'There is no such review.');
  });
});
