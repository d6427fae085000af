import type { Kysely, Transaction } from 'kysely';
import type { ModerationState, ReviewOrder } from '#lib/contract/index.ts';
import { REVIEWS_PER_PAGE } from '#lib/contract/review-vocabulary.ts';
import { newId } from '../../core/db/new-id.ts';
import { type PageAhead, paginate, paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';

export type ReviewRow = Database['reviews'];

/** Content of a review as submitted. */
interface ReviewContent {
  stars: number;
  title: string;
  text: string;
  displayName: string;
  photos: number;
}

interface PageOfReviews {
  rows: ReviewRow[];
  total: number;
}

/** A customer's review of a product. */
export async function ownReviewOf(
  db: Kysely<Database>,
  customerId: string,
  productCode: string,
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .executeTakeFirst();
}

/** All reviews of a customer, newest first. */
export async function reviewsBy(db: Kysely<Database>, customerId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores a review for moderation, replacing the earlier one; returns its id. The caller locks the customer. */
export async function writeReview(
  transaction: Transaction<Database>,
  {
    customerId,
    productCode,
    written,
    now,
  }: { customerId: string; productCode: string; written: ReviewContent; now: number },
): Promise<string> {
  const { displayName, ...fields } = written;
  const content = { ...fields, display_name: displayName, state: 'waiting' as const, reason: '', moderated_at: null };
  const { id } = await transaction
    .insertInto('reviews')
    .values({ ...content, id: newId(), customer_id: customerId, product_code: productCode, written_at: now })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'product_code']).doUpdateSet({ ...content, written_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One page of a product's published reviews; `stars` restricts them to that rating. */
export async function publishedReviews(
  db: Kysely<Database>,
  {
    productCode,
    page,
    order,
    stars,
  }: { productCode: string; page: number; order: ReviewOrder; stars?: number | undefined },
): Promise<PageOfReviews> {
  const matching = db
    .selectFrom('reviews')
    .where('product_code', '=', productCode)
    .where('state', '=', 'approved')
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars ?? 0));
  const ordered = {
    newest: matching,
    highest: matching.orderBy('stars', 'desc'),
    lowest: matching.orderBy('stars'),
    'with-photos': matching.orderBy(({ eb }) => eb.case().when('photos', '>', 0).then(0).else(1).end()),
  }[order];
  return paginate(ordered.selectAll().orderBy('written_at', 'desc').orderBy('id'), page, REVIEWS_PER_PAGE);
}

/** One page of the reviews in a state, oldest first. */
export async function reviewsInState(
  db: Kysely<Database>,
  { state, page }: { state: ModerationState; page: number },
): Promise<PageAhead<ReviewRow>> {
  const matching = db.selectFrom('reviews').where('state', '=', state);
  return paginateAhead(db, [matching.selectAll().orderBy('written_at').orderBy('id')], page, REVIEWS_PER_PAGE);
}
