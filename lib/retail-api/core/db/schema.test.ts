import { sql } from 'kysely';
import { addGiftCoupon } from '../../testing/gifts.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from './engine.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('indexes', () => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase('sqlite');
  });
  afterAll(() => opened.close());

  test.each([
    ['outbox_by_recipient_and_subject', `outbox where recipient = 'x' and subject = 'y'`],
    ['outbox_by_recipient_and_subject', `outbox where recipient = 'x'`],
    ['outbox_by_channel_and_turn', `outbox where channel in ('sms') and state in ('waiting') and next_attempt_at <= 1`],
    ['outbox_by_channel_and_age', `outbox where channel = 'sms' order by created_at`],
    ['outbox_by_expiry', `outbox where state = 'waiting' and expires_at <= 1`],
    ['outbox_by_age', 'outbox where created_at < 1'],
    ['notify_requests_by_recipient', `notify_requests where recipient = 'x'`],
    ['notify_requests_by_customer', `notify_requests where customer_id = 'x'`],
    ['notify_requests_by_age', 'notify_requests where created_at < 1'],
    ['price_alerts_by_recipient', `price_alerts where recipient = 'x'`],
    ['price_alerts_by_customer', `price_alerts where customer_id = 'x'`],
    ['price_alerts_by_age', 'price_alerts where created_at < 1'],
    ['skus_by_price_change', 'skus where price_changes_at <= 1'],
    ['price_history_by_age', 'price_history where ended_at < 1'],
    ['stock_entries_by_sku', `stock_entries where sku = 'x' order by at`],
    ['stock_entries_by_age', 'stock_entries where at < 1'],
    ['stock_entries_by_warehouse', `stock_entries where warehouse = 'x' and warehouse <> ''`],
    ['reset_tokens_by_customer', `reset_tokens where customer_id = 'x'`],
    ['limit_locks_by_age', 'limit_locks where touched_at <= 1'],
    ['one_time_codes_by_recipient', `one_time_codes where recipient = 'x'`],
    ['gift_coupon_requests_by_basket', `gift_coupon_requests where basket_guid = 'x'`],
    ['gift_coupon_requests_by_expiry', 'gift_coupon_requests where expires_at <= 1'],
    ['gift_card_orders_by_age', 'gift_card_orders where created_at <= 1'],
  ])('the index %s is used for %s', async (index, rows) => {
    const { rows: plan } = await sql<{
      detail: string;
    }>`${sql.raw(`explain query plan select * from ${rows}`)}`.execute(opened.db);
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} `)]);
  });
});

describeOnEachEngine('foreign keys', (engine) => {
  test('a deleted basket releases the gift coupons it held', async () => {
    const { db, close } = await openTestDatabase(engine);
    for (const code of ['ONE', 'OTHER']) await addGiftCoupon(db, NOW, { code });
    for (const guid of ['kept', 'deleted'])
      await db
        .insertInto('baskets')
        .values({ guid, customer_id: null, version: 0, created_at: NOW, changed_at: NOW })
        .execute();
    const holds = [
      { id: 'ONE', code: 'ONE', basket_guid: 'kept', expires_at: NOW },
      { id: 'OTHER', code: 'OTHER', basket_guid: 'deleted', expires_at: NOW },
    ];
    await db.insertInto('gift_coupon_requests').values(holds).execute();
    await db.deleteFrom('baskets').where('guid', '=', 'deleted').execute();
    expect(await db.selectFrom('gift_coupon_requests').selectAll().execute()).toEqual([holds[0]]);
    await close();
  });
});
