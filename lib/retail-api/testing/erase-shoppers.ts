import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Deletes the data of shoppers, so that tests can share a database; the catalogue and the options are kept. */
export async function eraseShoppers(db: Kysely<Database>): Promise<void> {
  const tables = [
    'uploads',
    'customers',
    'customer_tokens',
    'baskets',
    'one_time_codes',
    'limit_locks',
    'limit_events',
    'outbox',
    'notify_requests',
    'price_alerts',
    'launch_notices',
    'idempotency_keys',
    'refunds',
    'payments',
    'payment_attempts',
    'orders',
    'stock_entries',
    'coupon_redemptions',
    'gift_coupons',
    'gift_cards',
    'gift_card_orders',
    'visit_consents',
  ] as const;
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute();
  });
}
