import type { Transaction } from 'kysely';
import type { ModerationDecision } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { deletePhotosOf, publishPhotosOf } from '../uploads/upload-repository.ts';
import type { ReviewRow } from './review-repository.ts';

interface ModerationRequest {
  id: string;
  decision: ModerationDecision;
  /** Reason for the refusal; empty if not refused. */
  reason: string;
  /** `written_at` of the review as moderated; if omitted, any. */
  writtenAt?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Publishes or hides a review and its photos; undefined if it no longer exists or has changed since. */
export async function moderate(
  transaction: Transaction<Database>,
  { id, decision, reason, writtenAt, now }: ModerationRequest,
): Promise<ReviewRow | undefined> {
  const before = await lockReview(transaction, id);
  const isCurrent = writtenAt === undefined || before?.written_at === writtenAt;
  if (!before || !isCurrent) return undefined;
  const state = decision === 'approve' ? 'approved' : 'refused';
  const after = await transaction
    .updateTable('reviews')
    .set({ state, reason: state === 'refused' ? reason : '', moderated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishPhotosOf(transaction, { ownerKind: 'review', ownerId: id, isPublic: state === 'approved' });
  if (before.state === 'approved' || state === 'approved') {
    await announceProducts(transaction, [after.product_code], now);
  }
  return after;
}

/** Deletes a review with its photos. `now` in epoch milliseconds. */
export async function deleteReview(transaction: Transaction<Database>, row: ReviewRow, now: number): Promise<void> {
  await transaction.deleteFrom('reviews').where('id', '=', row.id).execute();
  await deletePhotosOf(transaction, 'review', [row.id]);
  if (row.state === 'approved') await announceProducts(transaction, [row.product_code], now);
}

/**
 * Deletes all reviews of a customer who is being deleted. Returns the products whose rating changes, for the caller to
 * announce once the rest is done. Photos are deleted with the customer's row.
 */
export async function deleteReviewsOf(transaction: Transaction<Database>, customerId: string): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('reviews')
    .where('customer_id', '=', customerId)
    .returning(['product_code', 'state'])
    .execute();
  return deleted.filter(({ state }) => state === 'approved').map(({ product_code: code }) => code);
}

/** The locked row of a review: other changes wait until this transaction ends. */
function lockReview(transaction: Transaction<Database>, id: string): Promise<ReviewRow | undefined> {
  // An update without changes takes the row lock on both engines.
  return transaction
    .updateTable('reviews')
    .set((row) => ({ stars: row.ref('stars') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
