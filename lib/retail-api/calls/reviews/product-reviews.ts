import { calls } from '#lib/contract/index.ts';
import { REVIEWS_PER_PAGE } from '#lib/contract/review-vocabulary.ts';
import { presentReviews } from '../../community/reviews/present-reviews.ts';
import { starCountsOf } from '../../community/reviews/rating-store.ts';
import { publishedReviews } from '../../community/reviews/review-store.ts';
import { averageOf, countOf, NO_STARS } from '../../community/reviews/star-counts.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { noSuchProduct } from '../../core/refusals.ts';

/** The published reviews of a product. */
export const productReviews = handlerFor(calls.productReviewsCall, async (request, { db }) => {
  const { ProductCode: productCode, Page: page, Sort: order, Stars: stars } = request;
  const product = await db.selectFrom('products').select('code').where('code', '=', productCode).executeTakeFirst();
  if (!product) return noSuchProduct();
  const [counts, { rows, total }] = await Promise.all([
    starCountsOf(db, [productCode]).then((found) => found.get(productCode) ?? NO_STARS),
    publishedReviews(db, { productCode, page, order, stars }),
  ]);
  return succeed({
    Summary: { Count: countOf(counts), Average: averageOf(counts), Stars: [...counts] },
    Reviews: await presentReviews(db, rows),
    Page: page,
    TotalPages: Math.ceil(total / REVIEWS_PER_PAGE),
    TotalReviews: total,
  });
});
