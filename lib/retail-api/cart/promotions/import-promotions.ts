import type { Kysely, Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { addGiftCards, addGiftCoupons, hashNewCards, removeGifts } from './import-gifts.ts';
import { lockPromotions, PROMOTION_LIST } from './lock-promotions.ts';
import type { PromotionSource } from './read-promotions.ts';

/**
 * Imports promotions in one transaction. Offers and coupons are replaced by those of the file, unless the operator has
 * saved some by a call; gift coupons and gift cards are added to existing ones, and used amounts stay used. Concurrent processes take turns, and the
 * second finds it done. False if exactly this was already imported. `now` in epoch milliseconds.
 */
export async function importPromotions(db: Kysely<Database>, source: PromotionSource, now: number): Promise<boolean> {
  const { file, hash, disabled } = source;
  const current = await db
    .selectFrom('promotion_files')
    .select('source_hash')
    .where('name', '=', PROMOTION_LIST)
    .executeTakeFirst();
  if (current?.source_hash === hash) return false;
  // Done before the transaction, because hashing takes a while for each card.
  const cards = await hashNewCards(db, file.giftCards);
  return db.transaction().execute(async (transaction) => {
    const before = await lockPromotions(transaction);
    if (before.hash === hash) return false;
    if (before.operatorSince === 0) {
      await replaceOffers(transaction, file.offers);
      await replaceCoupons(transaction, file.coupons);
    }
    await removeGifts(transaction, disabled);
    await addGiftCoupons(transaction, file.giftCoupons);
    await addGiftCards(transaction, cards, now);
    await transaction
      .updateTable('promotion_files')
      .set({ source_hash: hash, imported_at: now })
      .where('name', '=', PROMOTION_LIST)
      .execute();
    return true;
  });
}

async function replaceOffers(
  transaction: Transaction<Database>,
  offers: PromotionSource['file']['offers'],
): Promise<void> {
  await transaction.deleteFrom('offers').execute();
  const rows = offers.map((offer, position) => ({ id: offer.id, ...columnsOf(offer, position) }));
  for (const chunk of chunksOf(rows)) await transaction.insertInto('offers').values(chunk).execute();
}

/** Replaces the coupons; their uses are stored separately, under the code. */
async function replaceCoupons(
  transaction: Transaction<Database>,
  coupons: PromotionSource['file']['coupons'],
): Promise<void> {
  await transaction.deleteFrom('coupons').execute();
  const rows = coupons.map((coupon, position) => ({ code: coupon.code, ...columnsOf(coupon, position) }));
  for (const chunk of chunksOf(rows)) await transaction.insertInto('coupons').values(chunk).execute();
}

function columnsOf(document: { startsAt: number; endsAt: number }, position: number) {
  return { document: JSON.stringify(document), position, starts_at: document.startsAt, ends_at: document.endsAt };
}
