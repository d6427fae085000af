import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../../app/housekeeping.ts';
import type { Database } from '../../core/db/schema.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { insertRefund, insertTestAttempt, insertTestPayment } from '../../testing/money.ts';
import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { deleteNeverPaid } from './delete-orders.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const EIGHT_YEARS = 8 * 366 * DAY_MS;
const CONFIRMED = { state: 'confirmed', hold: 'taken' } as const;
const cancelled = (days: number) =>
  ({
    state: 'cancelled',
    cancel_reason: 'not-paid',
    placed_at: NOW - days * DAY_MS,
    cancelled_at: NOW - days * DAY_MS,
  }) as const;

describeOnEachEngine('deleting old orders', (engine) => {
  let db: Kysely<Database>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openTestDatabase(engine));
  });
  afterEach(() => eraseShoppers(db));
  afterAll(() => close());

  const numbers = async () => (await db.selectFrom('orders').select('number').execute()).map(({ number }) => number);
  const attempts = async () => (await db.selectFrom('payment_attempts').select('id').execute()).map(({ id }) => id);
  const rowsOf = (table: 'order_lines' | 'stock_entries' | 'payments' | 'refunds') =>
    db.selectFrom(table).selectAll().execute();

  test('an order that was never paid is deleted 90 days after its cancellation, with its attempts', async () => {
    const old = await insertOrder(db, cancelled(90));
    const fresh = await insertOrder(db, cancelled(89));
    await insertTestAttempt(db, old, { state: 'given-up' });
    const left = await insertTestAttempt(db, fresh, { created_at: NOW });
    const entry = { sku: '1801AV01', order_number: old.number, at: NOW };
    await db
      .insertInto('stock_entries')
      .values([
        { ...entry, id: 'held', kind: 'hold', quantity: -1 },
        { ...entry, id: 'back', kind: 'release', quantity: 1 },
      ])
      .execute();
    await runHousekeeping(db, NOW);
    expect(await numbers()).toEqual([fresh.number]);
    expect(await attempts()).toEqual([left]);
    expect(await rowsOf('stock_entries')).toEqual([]);
    expect(await rowsOf('order_lines')).toMatchObject([{ order_number: fresh.number }]);
  });

  test('an order with received money stays, and so does a cancelled sale', async () => {
    const paid = await insertOrder(db, cancelled(400));
    await insertTestPayment(db, paid, { captured_at: NOW - 400 * DAY_MS });
    const sale = await insertOrder(db, { ...cancelled(400), confirmed_at: NOW - 401 * DAY_MS });
    await runHousekeeping(db, NOW);
    expect((await numbers()).toSorted()).toEqual([paid.number, sale.number].toSorted());
    expect(await rowsOf('payments')).toHaveLength(1);
  });

  test.each([
    ['waits for its payment', { state: 'payment-pending', hold: 'released' } as const],
    ['holds its goods', { state: 'cancelled', hold: 'held', hold_expires_at: NOW } as const],
    ['is confirmed', { ...CONFIRMED, confirmed_at: NOW } as const],
    ['was confirmed', { state: 'cancelled', hold: 'taken', confirmed_at: NOW } as const],
  ])('an order that is %s is never deleted as abandoned', async (_title, fields) => {
    const { number } = await insertOrder(db, fields);
    await db.transaction().execute((transaction) => deleteNeverPaid(transaction, number));
    expect(await numbers()).toEqual([number]);
  });

  test('a sale is deleted after eight years with all its payments; a younger one stays', async () => {
    const sold = async (age: number) => {
      const order = await insertOrder(db, { ...CONFIRMED, placed_at: NOW - age, confirmed_at: NOW - age });
      const payment = await insertTestPayment(db, order, { captured_at: NOW - age });
      await insertRefund(db, { id: payment, amount: 1 }, 'processed');
      await insertTestAttempt(db, order, { state: 'failed', created_at: NOW - age });
      return { order, payment };
    };
    await sold(EIGHT_YEARS);
    const { order, payment } = await sold(EIGHT_YEARS - 1);
    await runHousekeeping(db, NOW);
    expect(await numbers()).toEqual([order.number]);
    expect(await rowsOf('payments')).toMatchObject([{ id: payment }]);
    expect(await rowsOf('refunds')).toMatchObject([{ payment_id: payment }]);
    expect(await attempts()).toHaveLength(2);
  });

  test('attempts for gift cards are deleted 90 days later, once their order is deleted, if they received no money', async () => {
    const about = (id: string) => ({ number: id, payable: 500_00 });
    const gift = { subject: 'gift-card', created_at: NOW - 90 * DAY_MS } as const;
    await db
      .insertInto('gift_card_orders')
      .values({
        id: 'there',
        state: 'issued',
        amount: 500_00,
        message: '',
        customer_id: null,
        card_id: null,
        recipient_name: '',
        recipient_email: '',
        sender_name: '',
        sender_email: '',
        sender_mobile: '',
        created_at: NOW,
        paid_at: NOW,
      })
      .execute();
    await insertTestAttempt(db, about('gone'), gift);
    const retained = [
      await insertTestAttempt(db, about('there'), gift),
      await insertTestAttempt(db, about('gone'), { ...gift, created_at: NOW - 90 * DAY_MS + 1 }),
    ];
    const paid = await insertTestAttempt(db, about('gone'), { ...gift, state: 'captured' });
    await insertTestPayment(db, about('gone'), {
      subject: 'gift-card',
      attempt_id: paid,
      captured_at: NOW - 90 * DAY_MS,
    });
    await runHousekeeping(db, NOW);
    expect(await attempts()).toEqual(expect.arrayContaining([...retained, paid]));
    expect(
      await db.selectFrom('payment_attempts').select('id').where('subject', '=', 'gift-card').execute(),
    ).toHaveLength(3);
  });

  test('gateway events are deleted after a month', async () => {
    const event = { gateway: 'razorpay', event: 'payment.captured' } as const;
    await db
      .insertInto('payment_events')
      .values([
        { ...event, event_id: 'old', at: NOW - 30 * DAY_MS },
        { ...event, event_id: 'fresh', at: NOW - 30 * DAY_MS + 1 },
      ])
      .execute();
    await runHousekeeping(db, NOW);
    expect(await db.selectFrom('payment_events').select('event_id').execute()).toEqual([{ event_id: 'fresh' }]);
  });
});
