import type { calls, DataOf } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { enqueue } from '../messages/outbox.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describeOnEachEngine('WorkQueues', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY });
  });
  afterEach(() => api.close());

  const queues = async () => {
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const answer = await send<DataOf<typeof calls.workQueues>>(api.handle, 'WorkQueues', { headers });
    return Object.fromEntries((answer.Data?.Queues ?? []).map(({ Queue, ...rest }) => [Queue, rest]));
  };

  test('an idle shop has nothing in any queue', async () => {
    const idle = { Waiting: 0, Failed: 0, Expired: 0, OldestAt: null };
    const names = [
      'mail',
      'sms',
      'voice',
      'whatsapp',
      'webhook',
      'payments',
      'refunds',
      'couriers',
      'housekeeping',
      'alerts',
      'photo-features',
    ];
    expect(await queues()).toEqual(Object.fromEntries(names.map((name) => [name, idle])));
  });

  test('messages, payments to be asked about and refunds are counted, with the oldest that waits', async () => {
    const { db } = api.context;
    const mail = {
      channel: 'mail',
      kind: 'order-shipped',
      recipient: 'a@example.in',
      subject: '',
      body: '',
      ttlMs: 1,
    } as const;
    await enqueue(db, mail, NOW - 9 * MINUTE_MS);
    await db.updateTable('outbox').set({ state: 'failed', attempts: 3 }).execute();
    await enqueue(db, { ...mail, kind: 'code' }, NOW - 9 * MINUTE_MS);
    await db.updateTable('outbox').set({ state: 'failed' }).where('kind', '=', 'code').execute();
    await enqueue(db, mail, NOW - 2 * MINUTE_MS);
    await enqueue(db, mail, NOW);
    const attempt = {
      subject: 'order',
      subject_id: 'SM-1',
      gateway: 'razorpay',
      amount: 100,
      state: 'created',
      test: 1,
      gateway_order_id: null,
      changed_at: NOW,
    } as const;
    await db
      .insertInto('payment_attempts')
      .values([
        { ...attempt, id: 'asked', created_at: NOW - MINUTE_MS, next_check_at: NOW },
        { ...attempt, id: 'settled', created_at: NOW - 5 * MINUTE_MS, next_check_at: null },
      ])
      .execute();
    const payment = { subject: 'order', subject_id: 'SM-1', gateway: 'razorpay', amount: 100 } as const;
    await db
      .insertInto('payments')
      .values({
        ...payment,
        id: 'paid',
        attempt_id: 'settled',
        gateway_payment_id: 'pay_1',
        purpose: 'settles',
        instrument: 'upi',
        captured_at: NOW,
      })
      .execute();
    const refund = { payment_id: 'paid', amount: 10, failures: 0, gateway_refund_id: null, processed_at: null };
    await db
      .insertInto('refunds')
      .values([
        {
          ...refund,
          id: 'r1',
          reason: 'cancel:1',
          state: 'waiting',
          failures: 2,
          next_try_at: NOW,
          created_at: NOW - MINUTE_MS,
        },
        { ...refund, id: 'r2', reason: 'cancel:2', state: 'sent', next_try_at: NOW, created_at: NOW },
        {
          ...refund,
          id: 'r3',
          reason: 'cancel:3',
          state: 'processed',
          next_try_at: null,
          created_at: NOW - 8 * MINUTE_MS,
        },
      ])
      .execute();
    expect(await queues()).toMatchObject({
      mail: { Waiting: 2, Failed: 1, Expired: 1, OldestAt: NOW - 2 * MINUTE_MS },
      payments: { Waiting: 1, Failed: 0, OldestAt: NOW - MINUTE_MS },
      refunds: { Waiting: 2, Failed: 1, OldestAt: NOW - MINUTE_MS },
    });
  });
});
