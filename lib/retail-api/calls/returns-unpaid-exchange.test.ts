import type { Transaction } from 'kysely';
import { type calls, type DataOf, type OrderReturnWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { expireHolds } from '../orders/holds/expire-holds.ts';
import { expireExchanges } from '../orders/returns/expire-exchanges.ts';
import { applyPaymentUpdates } from '../payments/apply-payment-updates.ts';
import { SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { testPaymentUpdate } from '../testing/fake-gateway.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type ReturnShop, returnShop, TEST_BANK } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const CHECKED = ['approve', 'pick-up', 'pass'] as const;

describeOnEachEngine('exchanges that wait for the payment of their difference', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const attemptOf = (number: string) =>
    shop.db.selectFrom('payment_attempts').selectAll().where('subject_id', '=', number).executeTakeFirstOrThrow();
  /** An exchange that waits for its difference, with the shopper at the gateway. */
  const unpaid = async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 1, net: 12_000_00 }]);
    const { ReturnNumber } = await shop.requested(delivered, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
    const done = await shop.advanced(ReturnNumber, ...CHECKED, 'exchange');
    const caller = await shop.as(delivered.customer);
    const start = {
      OrderKey: done.ReplacementOrderKey,
      Gateway: 'razorpay',
      Subject: 'order',
      SiteURL: 'http://shop.test',
    };
    expect((await caller.post('StartPayment', start)).ReturnCode).toBe(0);
    return {
      delivered,
      ReturnNumber,
      caller,
      order: done.ReplacementOrderNumber,
      attempt: await attemptOf(done.ReplacementOrderNumber),
    };
  };

  test('an unpaid exchange keeps waiting after a failed payment, a cancelled one, or another order’s expiry', async () => {
    const { attempt, order, caller } = await unpaid();
    await applyPaymentUpdates(shop.api.context, attempt, [testPaymentUpdate('failed', attempt.amount, 'pay_declined')]);
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
    const { key } = await shop.db
      .selectFrom('orders')
      .select('key')
      .where('number', '=', order)
      .executeTakeFirstOrThrow();
    expect((await caller.post('CancelPayment', { OrderKey: key })).ReturnCode).toBe(0);
    shop.clock.now += DAY_MS;
    await expireHolds(shop.api.context);
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
  });

  test('an unpaid exchange keeps waiting while its payment is not yet confirmed by the gateway', async () => {
    const { attempt, ReturnNumber } = await unpaid();
    await applyPaymentUpdates(shop.api.context, attempt, [testPaymentUpdate('authorized', attempt.amount, 'pay_slow')]);
    shop.clock.now += DAY_MS;
    await shop.expire();
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
    await applyPaymentUpdates(shop.api.context, await attemptOf(attempt.subject_id), [
      testPaymentUpdate('captured', attempt.amount, 'pay_slow'),
    ]);
    shop.clock.now += DAY_MS;
    await shop.expire();
    const { Data } = await shop.desk<DataOf<typeof calls.deskReturns>>('DeskReturns', {});
    expect(Data?.Returns).toMatchObject([{ ReturnNumber, State: 'exchanged' }]);
  });

  test('an unpaid exchange ends once, in whichever process, and not when it is paid in between', async () => {
    const first = await unpaid();
    shop.clock.now += DAY_MS;
    await Promise.all([shop.expire(), shop.expire()]);
    expect(await shop.orderRefunds()).toHaveLength(1);
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(4);
    const { order } = await unpaid();
    shop.clock.now += DAY_MS;
    const transaction = () => ({
      execute: async (work: (transaction: Transaction<Database>) => Promise<unknown>) => {
        await shop.pays(order);
        return shop.db.transaction().execute(work);
      },
    });
    const db = new Proxy(shop.db, {
      get(target, name) {
        if (name === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expireExchanges({ ...shop.api.context, db });
    const states = await shop.db
      .selectFrom('orders')
      .select(['number', 'state'])
      .where('number', 'in', [first.order, order])
      .execute();
    expect(new Map(states.map(({ number, state }) => [number, state]))).toEqual(
      new Map([
        [first.order, 'cancelled'],
        [order, 'confirmed'],
      ]),
    );
    expect(await shop.orderRefunds()).toHaveLength(1);
  });

  test('a payment after the exchange ended is refunded, because the value of the goods has been refunded', async () => {
    const { attempt, order } = await unpaid();
    shop.clock.now += DAY_MS;
    await shop.expire();
    await shop.pays(order);
    const row = await shop.db
      .selectFrom('orders')
      .select(['state', 'hold'])
      .where('number', '=', order)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'cancelled', hold: 'released' });
    expect(await shop.db.selectFrom('refunds').select(['amount', 'reason']).orderBy('amount').execute()).toEqual([
      { amount: 12_000_00, reason: expect.stringMatching(/^RT-/) },
      { amount: attempt.amount, reason: 'late' },
    ]);
  });

  /** An unpaid exchange of a cash order, whose value goes to a bank if the exchange is not made. */
  const unpaidCash = async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 1, net: 12_000_00 }], { cash: true });
    const { ReturnNumber } = await shop.requested(delivered, [{ replacement: SMALL_RING }], {
      Kind: 'exchange',
      RefundTo: 'bank',
      BankAccount: TEST_BANK,
    });
    const done = await shop.advanced(ReturnNumber, ...CHECKED, 'exchange');
    const caller = await shop.as(delivered.customer);
    const read = async () => (await caller.post<OrderReturnWire>('ReturnDetails', { ReturnNumber })).Data;
    const giveUp = () => caller.post<OrderReturnWire>('WithdrawReturn', { ReturnNumber });
    return { delivered, ReturnNumber, caller, read, giveUp, order: done.ReplacementOrderNumber, done };
  };

  test('an unpaid exchange of a cash order is refunded to the given bank account', async () => {
    const { read } = await unpaidCash();
    expect(await read()).toMatchObject({ State: 'exchanged', BankAccountDigits: '9012', ExchangeEnd: '' });
    shop.clock.now += DAY_MS;
    await shop.expire();
    expect(await shop.orderRefunds()).toEqual([{ method: 'bank', amount: 12_000_00, state: 'waiting' }]);
    const { document } = await shop.db.selectFrom('returns').select('document').executeTakeFirstOrThrow();
    expect(document).not.toContain(TEST_BANK.AccountNumber);
    const mail = await shop.refundMail();
    expect(mail).toMatch(/We did not receive the difference for order \S+ in time/);
    expect(mail).toContain('bank account ending 9012');
    expect(mail).not.toContain('Exchange for');
  });

  test('the shopper can give up an unpaid exchange immediately, and its goods are refunded', async () => {
    const { giveUp, order, read, ReturnNumber, delivered } = await unpaidCash();
    expect(await read()).toMatchObject({ CanWithdraw: true, Lines: [{ Replacement: { SKU: SMALL_RING } }] });
    const [one, two] = await Promise.all([giveUp(), giveUp()]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      ReturnCode: 0,
      Data: {
        State: 'refunded',
        ExchangeEnd: 'given-up',
        CanWithdraw: false,
        Difference: 0,
        BankAccountDigits: '9012',
        Lines: [{ Replacement: null }],
      },
    });
    expect(await giveUp()).toEqual(one);
    expect(await shop.orderRefunds()).toEqual([{ method: 'bank', amount: 12_000_00, state: 'waiting' }]);
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(4);
    expect(await shop.order(delivered, order)).toMatchObject({ State: 'cancelled', CanPay: false });
    expect(await shop.refundMail()).toContain(`As you asked, we have cancelled order ${order}`);
    expect(await shop.advance(ReturnNumber, 'end-exchange', { Reason: 'Late.' })).toMatchObject({
      Data: { Reason: 'step' },
    });
  });

  test('an unpaid exchange is refunded to a gift card if that was chosen', async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 1, net: 12_000_00 }]);
    const choice = { Kind: 'exchange', RefundTo: 'gift-card' } as const;
    const { ReturnNumber } = await shop.requested(delivered, [{ replacement: SMALL_RING }], choice);
    await shop.advanced(ReturnNumber, ...CHECKED, 'exchange');
    const answer = await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber });
    expect(answer).toMatchObject({ ReturnCode: 0 });
    expect(await shop.orderRefunds()).toEqual([{ method: 'new-gift-card', amount: 12_000_00, state: 'done' }]);
  });

  test('an exchange cannot be given up while its payment is being checked, or once it is paid', async () => {
    const { attempt, ReturnNumber, caller, order } = await unpaid();
    const stays = async (Reason: string) => {
      const refused = { ReturnCode: RETURN_CODES.NotAllowedNow.code, Data: { Reason } };
      expect((await caller.post<OrderReturnWire>('ReturnDetails', { ReturnNumber })).Data?.CanWithdraw).toBe(false);
      expect(await caller.post('WithdrawReturn', { ReturnNumber })).toMatchObject(refused);
      expect(await shop.advance(ReturnNumber, 'end-exchange', { Reason: 'Sold.' })).toMatchObject(refused);
    };
    await applyPaymentUpdates(shop.api.context, attempt, [testPaymentUpdate('authorized', attempt.amount, 'pay_slow')]);
    await stays('being-paid');
    await shop.pays(order);
    await stays('step');
    expect(await shop.orderRefunds()).toEqual([]);
  });

  test('the operator can end an unpaid exchange, with a reason', async () => {
    const { ReturnNumber, read } = await unpaidCash();
    expect(await shop.advance(ReturnNumber, 'end-exchange', { Reason: '' })).toMatchObject({
      Data: { Field: 'Reason' },
    });
    const Reason = 'The ring was damaged in our store.';
    const fields = { Reason, IdempotencyKey: newId() };
    const ended = await shop.advance(ReturnNumber, 'end-exchange', fields);
    expect(ended).toMatchObject({
      ReturnCode: 0,
      Data: { State: 'refunded', ExchangeEnd: 'store', StoreNote: Reason },
    });
    expect(await shop.advance(ReturnNumber, 'end-exchange', fields)).toEqual(ended);
    expect(await shop.orderRefunds()).toEqual([{ method: 'bank', amount: 12_000_00, state: 'waiting' }]);
    expect(await shop.refundMail()).toContain(`Our reason: ${Reason}`);
    expect((await read())?.CanWithdraw).toBe(false);
  });

  test('an exchange deletes the bank account once the difference is paid', async () => {
    const { done, caller, order, read } = await unpaidCash();
    const start = {
      OrderKey: done.ReplacementOrderKey,
      Gateway: 'razorpay',
      Subject: 'order',
      SiteURL: 'http://shop.test',
    };
    expect((await caller.post('StartPayment', start)).ReturnCode).toBe(0);
    await shop.pays(order);
    expect(await read()).toMatchObject({ State: 'exchanged', BankAccountDigits: '' });
    const { document } = await shop.db.selectFrom('returns').select('document').executeTakeFirstOrThrow();
    expect(document).not.toContain(TEST_BANK.AccountNumber);
  });

  test('a returned replacement is refunded to the payment methods of both orders', async () => {
    const { delivered, order } = await unpaid();
    await shop.pays(order);
    const change = { state: 'delivered', delivered_at: shop.clock.now } as const;
    await shop.db.updateTable('orders').set(change).where('number', '=', order).execute();
    const row = await shop.db.selectFrom('orders').selectAll().where('number', '=', order).executeTakeFirstOrThrow();
    const replacement = { customer: delivered.customer, order: row, lines: await shop.linesOf(order) };
    const { ReturnNumber, RefundAmount } = await shop.requested(replacement);
    expect(RefundAmount).toBe(64_999);
    await shop.advanced(ReturnNumber, ...CHECKED, 'refund');
    expect((await shop.orderRefunds()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      12_000_00, 52_999_00,
    ]);
    expect(await shop.db.selectFrom('refunds').selectAll().execute()).toHaveLength(2);
  });
});
