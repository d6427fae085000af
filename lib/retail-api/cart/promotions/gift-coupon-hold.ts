import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { readBasketHold } from '../../orders/holds/basket-hold.ts';

interface RequestedCoupon {
  /** The canonical code. */
  code: string;
  /** Locked by the caller. */
  basketGuid: string;
  holdMs: number;
  /** Epoch milliseconds. */
  now: number;
}

interface GiftCouponHold {
  requestId: string;
  /** Paise. */
  amount: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Reserves a gift coupon for a basket. A repeated request of the same basket renews the reservation under its old
 * id, so that two tabs share it; an expired reservation of another basket is taken over under a new id. A basket
 * has one reservation: its previous one is released.
 */
export async function holdGiftCoupon(
  transaction: Transaction<Database>,
  { code, basketGuid, holdMs, now }: RequestedCoupon,
): Promise<Outcome<GiftCouponHold>> {
  const coupon = await transaction.selectFrom('gift_coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon) return fail('GiftCouponUnknown');
  if (coupon.used_at !== null && (await readBasketHold(transaction, basketGuid))?.number !== coupon.used_by) {
    return fail('GiftCouponTaken');
  }
  if (now < coupon.starts_at) return fail('GiftCouponExpired', undefined, { At: coupon.starts_at });
  if (now >= coupon.ends_at) return fail('GiftCouponExpired', undefined, { At: coupon.ends_at });
  const held = await transaction
    .insertInto('gift_coupon_requests')
    .values({ id: newId(), code, basket_guid: basketGuid, expires_at: now + holdMs })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((row) => ({
          id: row
            .case()
            .when('gift_coupon_requests.basket_guid', '=', basketGuid)
            .then(row.ref('gift_coupon_requests.id'))
            .else(row.ref('excluded.id'))
            .end(),
          basket_guid: basketGuid,
          expires_at: now + holdMs,
        }))
        .where((row) =>
          row.or([
            row('gift_coupon_requests.basket_guid', '=', basketGuid),
            row('gift_coupon_requests.expires_at', '<=', now),
          ]),
        ),
    )
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  if (!held) return fail('GiftCouponTaken');
  await transaction
    .deleteFrom('gift_coupon_requests')
    .where('basket_guid', '=', basketGuid)
    .where('code', '!=', code)
    // Expired reservations are left to housekeeping, or another basket may be taking them over at this moment.
    .where('expires_at', '>', now)
    .execute();
  return succeed({
    requestId: held.id,
    amount: coupon.amount,
    expiresAt: Math.min(held.expires_at, coupon.ends_at),
  });
}
