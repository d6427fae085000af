import pino from 'pino';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { signReturnToken } from '../payments/return-token.ts';
import { testPaymentUpdate } from '../testing/fake-gateway.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const codeOf = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('PaymentReturn', (engine) => {
  let shop: PaymentShop;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    shop = await paymentShop(engine, log);
  });
  beforeEach(async () => {
    lines.splice(0);
    await shop.reset();
  });
  afterAll(() => shop.api.close());

  test('PaymentReturn applies the gateway’s status, whatever the browser sends', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'captured');
    expect((await shop.returnFromGateway(attempt, {})).Data).toEqual({
      Subject: 'order',
      OrderKey: order.OrderKey,
      PaymentState: 'paid',
    });
  });

  test('a signed success that the gateway does not confirm is neither paid nor failed', async () => {
    const { order, attempt } = await shop.unpaid();
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    shop.report(attempt, 'pending');
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'payment-pending', CanPay: false });
  });

  test('a signed success that the gateway does not list yet is not taken for an older failed attempt', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'failed');
    const later = { signature: 'signed', payment: 'pay_later' };
    for (const fields of [later, { ...later, payment: '' }]) {
      expect((await shop.returnFromGateway(attempt, fields)).Data).toMatchObject({ PaymentState: 'checking' });
    }
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
    expect((await shop.order(order.OrderKey)).PaymentState).toBe('checking');
    // By now the gateway lists the payment.
    const update = testPaymentUpdate('failed', attempt.amount, 'pay_later');
    shop.gateways.razorpay.updates.set(attempt.id, [update]);
    expect((await shop.returnFromGateway(attempt, later)).Data).toMatchObject({ PaymentState: 'failed' });
  });

  test('while the gateway is down, a signed success is being checked and a signed failure counts', async () => {
    const [paid, failed] = [await shop.unpaid(), await shop.unpaid()];
    shop.gateways.razorpay.down = true;
    expect((await shop.returnFromGateway(paid.attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    expect((await shop.returnFromGateway(paid.attempt, {})).Data).toMatchObject({ PaymentState: 'checking' });
    const fields = { signature: 'signed', kind: 'failed' };
    // Its amount differs from the order's.
    expect((await shop.returnFromGateway(failed.attempt, fields)).Data).toMatchObject({ PaymentState: 'awaiting' });
    const amount = String(failed.attempt.amount);
    expect((await shop.returnFromGateway(failed.attempt, { ...fields, amount })).Data).toMatchObject({
      PaymentState: 'failed',
    });
  });

  test('an authorised payment is captured on return, within one time limit for both gateway calls', async () => {
    const { attempt } = await shop.unpaid();
    shop.report(attempt, 'authorized');
    const gateway: PaymentGateway = shop.gateways.razorpay;
    const [fetchPayments, capture] = [jest.spyOn(gateway, 'fetchPayments'), jest.spyOn(gateway, 'capture')];
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'paid' });
    expect(shop.gateways.razorpay.calls.capture).toBe(1);
    const signal = fetchPayments.mock.lastCall?.[1];
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(capture.mock.lastCall?.[2]).toBe(signal);
    fetchPayments.mockRestore();
    capture.mockRestore();
  });

  test('a payment authorised for another amount is not captured', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'authorized', attempt.amount - 1);
    await shop.returnFromGateway(attempt);
    expect(shop.gateways.razorpay.calls.capture).toBe(0);
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
  });

  test('reloading the return page stops gateway polls after payment, and limits them before', async () => {
    const [paid, open] = [await shop.unpaid(), await shop.unpaid()];
    shop.report(paid.attempt, 'captured');
    for (let load = 0; load < 20; load += 1) await shop.returnFromGateway(paid.attempt);
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(1);
    for (let load = 0; load < 40; load += 1) {
      expect((await shop.returnFromGateway(open.attempt, {})).Data).toMatchObject({ PaymentState: 'awaiting' });
    }
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(31);
    // A signed success is left to the next polling round.
    expect((await shop.returnFromGateway(open.attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(31);
  });

  test('an unsigned return without the mark of its attempt is refused and does not reveal the order key', async () => {
    const [mine, other] = [await shop.unpaid(), await shop.unpaid()];
    shop.report(mine.attempt, 'captured');
    const { secret } = shop.api.context;
    for (const mark of [
      '',
      mine.attempt.id,
      signReturnToken(secret, other.attempt.id),
      signReturnToken(secret, 'P0'),
    ]) {
      const refused = await shop.returnFromGateway(mine.attempt, {}, mark);
      expect([mark, refused]).toMatchObject([mark, { ReturnCode: codeOf('PaymentInvalid'), Data: null }]);
    }
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(0);
    expect((await shop.returnFromGateway(mine.attempt, {})).Data).toMatchObject({ PaymentState: 'paid' });
    // A signed return needs no mark: the browser may have reached the gateway from a page of an earlier version.
    expect((await shop.returnFromGateway(other.attempt, undefined, '')).Data).toMatchObject({
      PaymentState: 'checking',
    });
  });

  test('a return with a wrong signature or unknown attempt changes nothing, and is logged without its data', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'captured');
    for (const [id, signature] of [
      [attempt.id, 'forged-secret'],
      ['nobody', 'signed'],
    ] as const) {
      const refused = await shop.returnFromGateway({ id, gateway: 'razorpay' }, { signature });
      expect(refused).toMatchObject({ ReturnCode: codeOf('PaymentInvalid'), Data: null });
    }
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
    expect(lines.map(({ event, gateway, reason }) => [event, gateway, reason])).toEqual([
      ['payment-return-invalid', 'razorpay', 'signature'],
      ['payment-return-invalid', 'razorpay', 'unknown attempt'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/forged|nobody/);
  });

  test('a flood of forged returns does not flood the log', async () => {
    for (let number = 0; number < 40; number += 1) {
      const refused = await shop.returnFromGateway({ id: 'x', gateway: 'payu' }, { signature: 'forged' });
      expect(refused.ReturnCode).toBe(codeOf('PaymentInvalid'));
    }
    expect(lines).toHaveLength(30);
  });
});
