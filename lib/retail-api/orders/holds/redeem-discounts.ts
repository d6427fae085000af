import type { Transaction } from 'kysely';
import { isUsedUp } from '../../cart/promotions/coupon-status.ts';
import type { CouponDocument } from '../../cart/promotions/promotion-file.ts';
import { refillGiftCard } from '../../cart/promotions/refill-gift-card.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import type { OrderDocument } from '../order-document.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';

type Card = OrderDocument['giftCards'][number];

/**
 * Redeems the coupon, the gift coupon and the gift cards of an order, all or the caller rolls back. Null on success.
 */
export async function redeemDiscounts(
  transaction: Transaction<Database>,
  order: OrderRow,
  now: number,
): Promise<Outcome<never> | null> {
  const { couponCode, giftCouponCode, giftCards } = readOrderDocument(order);
  return (
    (couponCode === '' ? null : await redeemCoupon(transaction, order, couponCode, now)) ??
    (giftCouponCode === '' ? null : await redeemGiftCoupon(transaction, order, giftCouponCode, now)) ??
    (await spendGiftCards(transaction, order.number, giftCards, now))
  );
}

/** Undoes `redeemDiscounts`. */
export async function returnDiscounts(transaction: Transaction<Database>, order: OrderRow, now: number): Promise<void> {
  await freeCoupons(transaction, order);
  for (const { id, amount } of inOrder(readOrderDocument(order).giftCards)) {
    await refillGiftCard(transaction, { id, amount, reference: order.number, goodUntil: 0, now });
  }
}

/** Makes the coupon and the gift coupon of an order usable again. */
export async function freeCoupons(transaction: Transaction<Database>, order: OrderRow): Promise<void> {
  const { couponCode, giftCouponCode } = readOrderDocument(order);
  const { number } = order;
  if (couponCode !== '') {
    await transaction.deleteFrom('coupon_redemptions').where('order_number', '=', number).execute();
  }
  if (giftCouponCode !== '') {
    await transaction
      .updateTable('gift_coupons')
      .set({ used_at: null, used_by: null })
      .where('used_by', '=', number)
      .execute();
  }
}

async function redeemCoupon(
  transaction: Transaction<Database>,
  { number, customer_id }: OrderRow,
  code: string,
  now: number,
): Promise<Outcome<never> | null> {
  // A concurrent redemption waits here, and then counts this one.
  const coupon = await transaction
    .updateTable('coupons')
    .set((row) => ({ position: row.ref('position') }))
    .where('code', '=', code)
    .returning('document')
    .executeTakeFirst();
  if (!coupon) return fail('CouponUnknown');
  const document: CouponDocument = JSON.parse(coupon.document);
  if (await isUsedUp(transaction, document, customer_id)) return fail('CouponUsed');
  await transaction
    .insertInto('coupon_redemptions')
    .values({ id: newId(), code, customer_id, order_number: number, at: now })
    .execute();
  return null;
}

/** A gift coupon that was reserved for this cart may be reserved for another by now. */
async function redeemGiftCoupon(
  transaction: Transaction<Database>,
  { number, basket_guid }: OrderRow,
  code: string,
  now: number,
): Promise<Outcome<never> | null> {
  const used = await transaction
    .updateTable('gift_coupons')
    .set({ used_at: now, used_by: number })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_coupon_requests')
            .select('id')
            .where('code', '=', code)
            .where('basket_guid', '!=', basket_guid)
            .where('expires_at', '>', now),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return used.numUpdatedRows === 0n ? fail('GiftCouponTaken') : null;
}

async function spendGiftCards(
  transaction: Transaction<Database>,
  number: string,
  cards: readonly Card[],
  now: number,
): Promise<Outcome<never> | null> {
  for (const { id, amount } of inOrder(cards)) {
    const spent = await transaction
      .updateTable('gift_cards')
      .set((card) => ({ balance: card('balance', '-', amount) }))
      .where('id', '=', id)
      .where('balance', '>=', amount)
      .executeTakeFirstOrThrow();
    if (spent.numUpdatedRows === 0n) return fail('GiftCardEmpty');
    await transaction
      .insertInto('gift_card_entries')
      .values({ id: newId(), card_id: id, kind: 'spend', amount: -amount, reference: number, at: now })
      .execute();
  }
  return null;
}

function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
