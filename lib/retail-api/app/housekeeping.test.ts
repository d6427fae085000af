import { DAY_MS } from '#lib/shared/durations.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { addGiftCard, addGiftCoupon } from '../testing/gifts.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { untilLockWait } from '../testing/until-lock-wait.ts';
import { runHousekeeping } from './housekeeping.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('housekeeping', (engine) => {
  test('housekeeping deletes expired data and nothing else', async () => {
    const { db, close } = await openTestDatabase(engine);
    const basket = (guid: string, customer_id: string | null, days: number) => ({
      guid,
      customer_id,
      version: 0,
      created_at: 0,
      changed_at: NOW - days * DAY_MS,
    });
    const key = (name: string, days: number) => ({
      scope: 's',
      key: name,
      request_hash: '',
      response: '',
      created_at: NOW - days * DAY_MS,
    });
    const token = (name: string, expires_at: number) => ({
      token_hash: name,
      customer_id: 'c',
      created_at: 0,
      expires_at,
    });
    const reset = (name: string, expires_at: number) => ({
      token_hash: name,
      customer_id: 'c',
      created_at: 0,
      expires_at,
    });
    const oneTime = (id: string, expires_at: number) => ({
      id,
      purpose: 'login' as const,
      recipient: '9876543210',
      session_id: 's',
      code_hash: '',
      email: '',
      name: '',
      sends: 1,
      tries: 0,
      created_at: 0,
      expires_at,
    });
    const request = (id: string, age: number) => ({
      id,
      sku: id,
      channel: 'mail' as const,
      recipient: 'asha@example.com',
      customer_id: null,
      created_at: NOW - age,
    });
    const alert = (id: string, age: number) => {
      const { sku: product_code, ...row } = request(id, age);
      return { ...row, product_code, price: 100 };
    };
    const notice = (mailbox: string, age: number) => ({
      mailbox,
      channel: 'mail' as const,
      recipient: mailbox,
      created_at: NOW - age,
    });
    const support = (reference: string, age: number) => ({
      reference,
      email: 'asha@example.com',
      mobile: '9876543210',
      order_number: '',
      created_at: NOW - age,
    });
    const visit = (choice_id: string, age: number) => ({
      choice_id,
      purpose: 'statistics',
      session_id: 's',
      customer_id: null,
      granted: 1,
      version: '1',
      at: NOW - age,
    });
    const gift = (state: 'awaiting-payment' | 'issued', age: number) => ({
      id: `${state} ${age / DAY_MS}`,
      state,
      amount: 500_00,
      message: 'Hello',
      customer_id: null,
      card_id: null,
      recipient_name: 'Ravi',
      recipient_email: 'r@example.com',
      sender_name: 'Asha',
      sender_email: 'a@example.com',
      sender_mobile: '9876543210',
      created_at: NOW - age,
      paid_at: state === 'issued' ? NOW - age : null,
    });
    await addGiftCoupon(db, NOW, { code: 'DEAD' });
    await addGiftCoupon(db, NOW, { code: 'HELD' });
    await db
      .insertInto('baskets')
      .values([basket('forgotten', null, 91), basket('idle', null, 89), basket('owned', 'c', 400)])
      .execute();
    await db
      .insertInto('gift_coupon_requests')
      .values([
        { id: 'dead', code: 'DEAD', basket_guid: 'idle', expires_at: NOW },
        { id: 'held', code: 'HELD', basket_guid: 'idle', expires_at: NOW + 1 },
      ])
      .execute();
    const { id: card_id } = await addGiftCard(db, NOW);
    await db
      .insertInto('gift_card_uses')
      .values([
        { session_id: 'old', card_id, added_at: NOW - 30 * DAY_MS },
        { session_id: 'fresh', card_id, added_at: NOW - 30 * DAY_MS + 1 },
      ])
      .execute();
    await db
      .insertInto('gift_card_orders')
      .values([
        gift('awaiting-payment', 7 * DAY_MS),
        gift('awaiting-payment', 6 * DAY_MS),
        gift('issued', 89 * DAY_MS),
        gift('issued', 90 * DAY_MS),
        gift('issued', 2928 * DAY_MS),
      ])
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values([key('old', 1.1), key('fresh', 0.9)])
      .execute();
    await db
      .insertInto('customer_tokens')
      .values([token('ended', NOW), token('good', NOW + 1)])
      .execute();
    await db
      .insertInto('customers')
      .values({ id: 'c', mobile: '9876543210', email: '', name: '', status_id: 1, created_at: 0, modified_at: 0 })
      .execute();
    await db
      .insertInto('reset_tokens')
      .values([reset('ended', NOW), reset('good', NOW + 1)])
      .execute();
    await db
      .insertInto('one_time_codes')
      .values([oneTime('ended', NOW), oneTime('good', NOW + 1)])
      .execute();
    await db
      .insertInto('limit_events')
      .values([
        { id: 'old', key: 'k', at: NOW - DAY_MS },
        { id: 'counted', key: 'k', at: NOW - DAY_MS + 1 },
      ])
      .execute();
    await db
      .insertInto('limit_locks')
      .values([
        { key: 'old', touched_at: NOW - DAY_MS },
        { key: 'fresh', touched_at: NOW - DAY_MS + 1 },
      ])
      .execute();
    await db
      .insertInto('notify_requests')
      .values([request('forgotten', 365 * DAY_MS), request('awaited', 365 * DAY_MS - 1)])
      .execute();
    await db
      .insertInto('price_alerts')
      .values([alert('forgotten', 365 * DAY_MS), alert('awaited', 365 * DAY_MS - 1)])
      .execute();
    await db
      .insertInto('launch_notices')
      .values([notice('put off', 365 * DAY_MS), notice('expected', 365 * DAY_MS - 1)])
      .execute();
    await db
      .insertInto('support_requests')
      .values([support('old', 180 * DAY_MS), support('open', 180 * DAY_MS - 1)])
      .execute();
    await db
      .insertInto('visit_consents')
      .values([visit('13 months', 396 * DAY_MS), visit('younger', 396 * DAY_MS - 1)])
      .execute();
    await runHousekeeping(db, NOW);
    const remaining = {
      baskets: (await db.selectFrom('baskets').select('guid').orderBy('guid').execute()).map((row) => row.guid),
      keys: (await db.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key),
      tokens: (await db.selectFrom('customer_tokens').select('token_hash').execute()).map((row) => row.token_hash),
      resets: (await db.selectFrom('reset_tokens').select('token_hash').execute()).map((row) => row.token_hash),
      codes: (await db.selectFrom('one_time_codes').select('id').execute()).map((row) => row.id),
      requests: (await db.selectFrom('notify_requests').select('id').execute()).map((row) => row.id),
      alerts: (await db.selectFrom('price_alerts').select('id').execute()).map((row) => row.id),
      notices: (await db.selectFrom('launch_notices').select('mailbox').execute()).map((row) => row.mailbox),
      support: (await db.selectFrom('support_requests').select('reference').execute()).map((row) => row.reference),
      holds: (await db.selectFrom('gift_coupon_requests').select('id').execute()).map((row) => row.id),
      uses: (await db.selectFrom('gift_card_uses').select('session_id').execute()).map((row) => row.session_id),
      gifts: (await db.selectFrom('gift_card_orders').selectAll().orderBy('id').execute()).map((row) => [
        row.id,
        row.recipient_name,
        row.recipient_email,
        row.message,
        row.sender_name,
        row.sender_email,
        row.sender_mobile,
      ]),
      events: (await db.selectFrom('limit_events').select('id').execute()).map((row) => row.id),
      visits: (await db.selectFrom('visit_consents').select('choice_id').execute()).map((row) => row.choice_id),
      locks: (await db.selectFrom('limit_locks').select('key').execute()).map((row) => row.key),
    };
    expect(remaining).toEqual({
      baskets: ['idle', 'owned'],
      keys: ['fresh'],
      tokens: ['good'],
      resets: ['good'],
      codes: ['good'],
      requests: ['awaited'],
      alerts: ['awaited'],
      notices: ['expected'],
      support: ['open'],
      holds: ['held'],
      uses: ['fresh'],
      gifts: [
        ['awaiting-payment 6', 'Ravi', 'r@example.com', 'Hello', 'Asha', 'a@example.com', '9876543210'],
        ['issued 89', 'Ravi', 'r@example.com', 'Hello', 'Asha', 'a@example.com', '9876543210'],
        ['issued 90', '', '', '', 'Asha', 'a@example.com', ''],
      ],
      events: ['counted'],
      visits: ['younger'],
      locks: ['fresh'],
    });
    await close();
  });

  test('housekeeping reports a failed step and runs the others', async () => {
    const { db, close } = await openTestDatabase(engine);
    await db
      .insertInto('limit_events')
      .values({ id: 'old', key: 'k', at: NOW - DAY_MS })
      .execute();
    await db.schema.dropTable('idempotency_keys').execute();
    await expect(runHousekeeping(db, NOW)).rejects.toMatchObject({
      errors: [
        {
          message: 'Housekeeping failed: idempotency_keys.',
          cause: expect.objectContaining({ message: expect.stringContaining('idempotency_keys') }),
        },
      ],
    });
    expect(await db.selectFrom('limit_events').select('id').execute()).toEqual([]);
    await close();
  });

  test('housekeeping does not deadlock with a transaction that holds one lock and then takes old ones', async () => {
    const { db, close } = await openTestDatabase(engine);
    // Inserted in a different order from that in which shoppers lock them.
    const keys = ['c', 'b', 'a'];
    for (const key of keys) {
      await db
        .insertInto('limit_locks')
        .values({ key, touched_at: NOW - DAY_MS })
        .execute();
    }
    let round: Promise<void> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockKeys(transaction, ['a'], NOW);
      round = runHousekeeping(db, NOW);
      await untilLockWait(db, engine, 'delete from "limit_locks"');
      await lockKeys(transaction, ['b', 'c'], NOW);
    });
    await round;
    const remaining = await db.selectFrom('limit_locks').select('key').orderBy('key').execute();
    expect(remaining.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    await close();
  });
});
