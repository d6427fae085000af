import type { Transaction } from 'kysely';
import type { Verdict } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { deletePhotosOf, publishPhotosOf } from '../uploads/upload-repository.ts';
import type { ReviewRow } from './review-repository.ts';

interface Judgement {
  id: string;
  verdict: Verdict;
  /** Why it is refused; empty where it is not. */
  reason: string;
  /** `written_at` of what was read; any where it is left out. */
  writtenAt?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Publishes a review with its photos, or takes both out of sight; undefined where it is gone, or was changed since. */
export async function judge(
  transaction: Transaction<Database>,
  { id, verdict, reason, writtenAt, now }: Judgement,
): Promise<ReviewRow | undefined> {
  const before = await lockReview(transaction, id);
  const isCurrent = writtenAt === undefined || before?.written_at === writtenAt;
  if (!before || !isCurrent) return undefined;
  const state = verdict === 'approve' ? 'approved' : 'refused';
  const after = await transaction
    .updateTable('reviews')
    .set({ state, reason: state === 'refused' ? reason : '', judged_at: now })
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
 * Deletes every review of a customer who goes; the products that are rated otherwise without them, which are announced once
 * the rest is done. Photos go with the customer's row.
 */
export async function deleteReviewsOf(transaction: Transaction<Database>, customerId: string): Promise<string[]> {
  const gone = await transaction
    .deleteFrom('reviews')
    .where('customer_id', '=', customerId)
    .returning(['product_code', 'state'])
    .execute();
  return gone.filter(({ state }) => state === 'approved').map(({ product_code: code }) => code);
}

/** The row of a review, whose other changes now wait until this transaction ends. */
function lockReview(transaction: Transaction<Database>, id: string): Promise<ReviewRow | undefined> {
  // An update that changes nothing takes the row's lock on both engines.
  return transaction
    .updateTable('reviews')
    .set((row) => ({ stars: row.ref('stars') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
