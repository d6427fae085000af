import { generatePin } from '../../cart/promotions/write-gift-card.ts';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { type DeliveredLine, type DeliveryOptions, deliveredOrder } from '../../testing/delivered-order.ts';
import { seedProducts } from '../../testing/seed.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OrderRow } from '../order-repository.ts';
import { planOrderRefund, refundMoney } from './order-refund.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const WATCH: DeliveredLine = { sku: '1801AV01', quantity: 1, net: 12_000_00 };
const ACCOUNT = { accountName: 'Asha Rao', accountNumber: '123456789012', ifsc: 'HDFC0001234' };

describeOnEachEngine('money of an order that goes back', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    await seedProducts(opened.db);
  });
  afterAll(() => opened.close());

  const delivered = (options: Partial<DeliveryOptions> = {}) =>
    deliveredOrder(opened.db, { customerId: 'asha', lines: [WATCH], now: NOW, ...options });
  type Request = Parameters<typeof refundMoney>[2];
  const give = (order: OrderRow, request: Partial<Request>) =>
    inTransaction(opened.db, (transaction) =>
      refundMoney(transaction, order, {
        reference: 'RT-1',
        amount: 12_000_00,
        to: 'source',
        bank: null,
        pin: null,
        siteUrl: 'https://shop.test',
        now: NOW,
        ...request,
      }),
    );
  const plan = async (order: OrderRow, amount: number, to: Request['to'] = 'source') => {
    const planned = await planOrderRefund(opened.db, order, { amount, to });
    return planned.code === 'Success'
      ? planned.data.shares.map(({ method, amount: part, paidOrder }) => [method, part, paidOrder])
      : planned.code;
  };
  /** An order of another watch that replaces the returned items of `order`, paid to this amount with their value. */
  async function exchanged(order: OrderRow, credit: number): Promise<OrderRow> {
    const number = `RT-${order.number}`;
    await opened.db
      .insertInto('returns')
      .values({
        number,
        order_number: order.number,
        kind: 'exchange',
        state: 'exchanged',
        amount: credit,
        refund_to: 'source',
        document: JSON.stringify({ money: [] }),
        requested_at: NOW,
        changed_at: NOW,
      })
      .execute();
    const replacement = await delivered();
    const paid = { exchange_of: number, exchange_credit: credit, payable: replacement.total - credit };
    const [payment] = await opened.db
      .selectFrom('payments')
      .select('id')
      .where('subject_id', '=', replacement.number)
      .execute();
    await opened.db
      .updateTable('payments')
      .set({ amount: paid.payable })
      .where('id', '=', payment?.id ?? '')
      .execute();
    await opened.db.updateTable('orders').set(paid).where('number', '=', replacement.number).execute();
    return { ...replacement, ...paid };
  }

  test('at most the amount paid, less earlier refunds', async () => {
    const order = await delivered({ giftCard: 2_000_00 });
    expect(await plan(order, 12_000_01)).toBe('Conflict');
    await give(order, { amount: 11_000_00 });
    expect(await plan(order, 1_000_00)).toEqual([['gift-card', 1_000_00, order.number]]);
    expect(await plan(order, 1_000_01)).toBe('Conflict');
    await expect(give(order, { reference: 'RT-2', amount: 1_000_01 })).rejects.toThrow(
      'exceeds the money that is left',
    );
  });

  test('no money is refunded twice for the same reference', async () => {
    const order = await delivered();
    await give(order, { amount: 1_00 });
    await expect(give(order, { amount: 1_00 })).rejects.toThrow();
    expect(await plan(order, 11_999_00)).toEqual([['gateway', 11_999_00, order.number]]);
  });

  test('cash is refunded to a given bank account, or to a gift card with a drawn PIN and a recipient', async () => {
    const order = await delivered({ cash: true });
    expect((await give(order, { to: 'bank' })).code).toBe('InvalidRequest');
    expect((await give(order, {})).code).toBe('Conflict');
    const pin = await generatePin();
    const nobody = {
      ...order,
      document: order.document.replace('asha@example.com', '').replace('"9876543210","email"', '"","email"'),
    };
    expect((await give(nobody, { pin })).code).toBe('Conflict');
    const options = await give(order, { to: 'bank', bank: ACCOUNT, amount: 5_000_00 });
    expect(options).toEqual({ code: 'Success', data: [{ method: 'bank', amount: 5_000_00, name: '9012' }] });
    const onCard = await give(order, { pin, reference: 'RT-2', amount: 7_000_00 });
    expect(onCard).toMatchObject({ code: 'Success', data: [{ method: 'new-gift-card', amount: 7_000_00 }] });
  });

  test('money from returned items is refunded the way it was paid, and never more of it', async () => {
    const first = await delivered({ lines: [{ ...WATCH, quantity: 2, net: 24_000_00 }] });
    const second = await exchanged(first, 10_000_00);
    expect(await plan(second, 12_000_00)).toEqual([
      ['gateway', 2_000_00, second.number],
      ['gateway', 10_000_00, first.number],
    ]);
    // The first order has paid for more than this one.
    expect(await plan(second, 12_000_01)).toBe('Conflict');
    await give(second, { amount: 5_000_00 });
    expect(await plan(second, 7_000_01)).toBe('Conflict');
    expect(await plan(first, 21_000_00)).toEqual([['gateway', 21_000_00, first.number]]);
    expect(await plan(first, 21_000_01)).toBe('Conflict');
    const third = await exchanged(second, 6_000_00);
    expect(await plan(third, 12_000_00)).toEqual([
      ['gateway', 6_000_00, third.number],
      ['gateway', 6_000_00, first.number],
    ]);
  });

  test('to one gift card, whatever the payment was', async () => {
    const second = await exchanged(await delivered(), 10_000_00);
    const options = await give(second, { to: 'gift-card', pin: await generatePin() });
    expect(options).toMatchObject({ code: 'Success', data: [{ amount: 2_000_00 }, { amount: 10_000_00 }] });
    const cards = await opened.db.selectFrom('gift_cards').select('balance').where('balance', '=', 12_000_00).execute();
    expect(cards).toHaveLength(1);
  });
});
