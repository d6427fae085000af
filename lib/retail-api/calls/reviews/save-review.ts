import { calls } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import { hasReceived } from '../../community/reviews/received-goods.ts';
import { ownReviewOf, writeReview } from '../../community/reviews/review-store.ts';
import { tidyLines } from '../../community/reviews/tidy-lines.ts';
import { attachPhotos } from '../../community/uploads/attach-photos.ts';
import { publishPhotosOf } from '../../community/uploads/upload-store.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each is read by a person. */
const WRITTEN_PER_DAY = 20;

/** Writes the review of a product that the customer has received and kept, or another in its place; it waits to be read. */
export const saveReview = handlerFor(calls.saveReview, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const { ProductCode: productCode } = request;
    const before = await ownReviewOf(transaction, customerId, productCode);
    // Who has written of it may go on, whatever has become of the piece since.
    if (!before && !(await hasReceived(transaction, customerId, productCode))) {
      return refuse('NotFound', 'The customer has received no such product.', { Subject: 'product' });
    }
    const limit = { key: limitKey(secret, 'review:written', customerId), most: WRITTEN_PER_DAY, windowMs: DAY_MS };
    const refused = await takeTurns(transaction, [limit], now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const photoIds = [...new Set(request.PhotoIds)];
    const ownerId = await writeReview(transaction, {
      customerId,
      productCode,
      written: {
        stars: request.Stars,
        title: request.Title,
        text: tidyLines(request.Text),
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
