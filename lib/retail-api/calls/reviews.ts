import type { Kysely } from 'kysely';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { REVIEWS_PER_PAGE } from '#lib/contract/review-vocabulary.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { announceProducts } from '../catalogue/announce-products.ts';
import { deleteReview, moderate } from '../community/reviews/change-review.ts';
import { demoReviewsOf } from '../community/reviews/demo-reviews.ts';
import { defaultDisplayName } from '../community/reviews/display-name.ts';
import { normaliseLines } from '../community/reviews/normalise-lines.ts';
import { presentReviews } from '../community/reviews/present-reviews.ts';
import { starCountsOf } from '../community/reviews/rating-repository.ts';
import { hasReceived, receivedProducts } from '../community/reviews/received-products.ts';
import {
  ownReviewOf,
  publishedReviews,
  type ReviewRow,
  reviewsBy,
  reviewsInState,
  writeReview,
} from '../community/reviews/review-repository.ts';
import { reviewedProducts } from '../community/reviews/reviewed-products.ts';
import { averageOf, countOf, NO_STARS } from '../community/reviews/star-counts.ts';
import { attachPhotos } from '../community/uploads/attach-photos.ts';
import { publishPhotosOf } from '../community/uploads/upload-repository.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct, tooManyRequests } from '../core/refusals.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Limited because a person moderates each review. */
const WRITTEN_PER_DAY = 20;

/** A limit far above the number of reviews that a customer writes at one time. */
const MAX_TO_REVIEW = 100;

/** Writes or replaces the review of a product that the customer has received and kept; it waits for moderation. */
const saveReview = handlerFor(calls.saveReview, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const { ProductCode: productCode } = request;
    const before = await ownReviewOf(transaction, customerId, productCode);
    // The author of an existing review may change it even after returning the product.
    if (!before && !(await hasReceived(transaction, customerId, productCode))) {
      return fail('NotFound', 'The customer has not received this product.', { Subject: 'product' });
    }
    const limit = { key: limitKey(secret, 'review:written', customerId), max: WRITTEN_PER_DAY, windowMs: DAY_MS };
    const refused = await consumeLimits(transaction, [limit], now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const photoIds = [...new Set(request.PhotoIds)];
    const ownerId = await writeReview(transaction, {
      customerId,
      productCode,
      written: {
        stars: request.Stars,
        title: request.Title,
        text: normaliseLines(request.Text),
        displayName: request.DisplayName,
        photos: photoIds.length,
      },
      now: now(),
    });
    const wrong = await attachPhotos(transaction, { ids: photoIds, customerId, ownerKind: 'review', ownerId });
    if (wrong) return wrong;
    await publishPhotosOf(transaction, { ownerKind: 'review', ownerId, isPublic: false });
    if (before?.state === 'approved') await announceProducts(transaction, [productCode], now());
    return succeed({ ReviewId: ownerId });
  }),
);

/** Removes the customer's review of a product, with its photos. */
const removeReview = handlerFor(calls.removeReview, async ({ ProductCode }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id }) => {
    const review = await ownReviewOf(transaction, id, ProductCode);
    if (review) await deleteReview(transaction, review, now());
    return succeed(null);
  }),
);

/** The customer's reviews, and the products that the customer may review. */
const ownReviews = handlerFor(calls.ownReviews, async (_request, { db }, caller) =>
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
        .slice(0, MAX_TO_REVIEW)
        .flatMap(({ code }) => products.get(code) ?? []),
      DefaultDisplayName: defaultDisplayName(name),
    });
  }),
);

/** The published reviews of a product. */
const productReviews = handlerFor(calls.productReviews, async (request, { db, isTrial }) => {
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
    DemoReviews: await demoReviewsOf({ db, isTrial }, productCode),
  });
});

/** Reviews for the moderator. */
async function presentModerated(
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

/** Reviews in a given state, for the moderator. */
const reviewQueue = handlerFor(calls.reviewQueue, async ({ State: state, Page: page }, { db }) => {
  const { rows, total, totalPages, more } = await reviewsInState(db, { state, page });
  return succeed({
    Reviews: await presentModerated(db, rows),
    Page: page,
    TotalPages: totalPages,
    MorePages: more,
    TotalReviews: total,
  });
});

/** Publishes or refuses a review. */
const moderateReview = handlerFor(calls.moderateReview, async (request, { db, now }) => {
  const { ReviewId: id, Decision: decision, Reason: reason, WrittenAt: writtenAt } = request;
  if (decision === 'refuse' && reason === '')
    return invalidField('Reason', 'A reason is required: the author sees it.');
  return inTransaction(db, async (transaction) => {
    const moderated = await moderate(transaction, { id, decision, reason, writtenAt, now: now() });
    if (moderated) {
      const [review] = await presentModerated(transaction, [moderated]);
      if (review) return succeed(review);
    }
    const existing = await transaction.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst();
    return existing
      ? fail('Conflict', 'The review was changed since it was read. Read it again.')
      : fail('NotFound', 'There is no such review.');
  });
});

/** Handlers of the calls about product reviews. */
export const reviewCalls: readonly CallHandler[] = [
  saveReview,
  removeReview,
  ownReviews,
  productReviews,
  reviewQueue,
  moderateReview,
];
