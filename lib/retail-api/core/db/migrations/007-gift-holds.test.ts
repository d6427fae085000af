import { sql } from 'kysely';
import { addGiftCoupon } from '#lib/retail-api/testing/gifts.ts';
import { describeOnEachEngine, openTestDatabase } from '#lib/retail-api/testing/test-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { giftHoldsMigration } from './007-gift-holds.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('the holds of gift coupons', (engine) => {
  let opened: OpenDatabase;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    for (const code of ['ONE', 'OTHER']) await addGiftCoupon(opened.db, NOW, { code });
    const basket = { customer_id: null, version: 0, created_at: NOW, changed_at: NOW };
    await opened.db
      .insertInto('baskets')
      .values([
        { ...basket, guid: 'kept' },
        { ...basket, guid: 'deleted' },
      ])
      .execute();
  });
  afterEach(() => opened.close());

  const hold = (code: string, basket_guid: string) =>
    opened.db.insertInto('gift_coupon_requests').values({ id: code, code, basket_guid, expires_at: NOW }).execute();
  const held = () => opened.db.selectFrom('gift_coupon_requests').selectAll().execute();

  test('a deleted basket frees what it held', async () => {
    await hold('ONE', 'kept');
    await hold('OTHER', 'deleted');
    await opened.db.deleteFrom('baskets').where('guid', '=', 'deleted').execute();
    expect(await held()).toEqual([{ id: 'ONE', code: 'ONE', basket_guid: 'kept', expires_at: NOW }]);
  });

  test('those of before are kept where their basket is there', async () => {
    const { schema } = opened.db;
    await schema.dropTable('gift_coupon_requests').execute();
    await schema.dropIndex('gift_card_orders_by_age').execute();
    await schema
      .createTable('gift_coupon_requests')
      .addColumn('id', 'text')
      .addColumn('code', 'text')
      .addColumn('basket_guid', 'text')
      .addColumn('expires_at', 'bigint')
      .execute();
    await hold('ONE', 'kept');
    await hold('OTHER', 'gone');
    await opened.db.transaction().execute((transaction) => giftHoldsMigration.up(transaction, engine));
    expect(await held()).toEqual([{ id: 'ONE', code: 'ONE', basket_guid: 'kept', expires_at: NOW }]);
    await expect(hold('OTHER', 'gone')).rejects.toThrow();
  });
});

test.each([
  ['gift_coupon_requests_by_basket', `gift_coupon_requests where basket_guid = 'x'`],
  ['gift_coupon_requests_by_expiry', 'gift_coupon_requests where expires_at <= 1'],
  ['gift_card_orders_by_age', 'gift_card_orders where created_at <= 1'],
])('%s finds %s', async (index, rows) => {
  const opened = await openTestDatabase('sqlite');
  const { rows: plan } = await sql<{ detail: string }>`${sql.raw(`explain query plan select * from ${rows}`)}`.execute(
    opened.db,
  );
  await opened.close();
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} `)]);
});
