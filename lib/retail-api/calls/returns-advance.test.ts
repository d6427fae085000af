import {
  type calls,
  type DataOf,
  type OrderReturnWire,
  RETURN_CODES,
  type ReturnCodeName,
  type ReturnStep,
} from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { send } from '../testing/api-caller.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const ONE_WATCH = { sku: WATCH, quantity: 1, net: 12_000_00 };
const CHECKED: readonly ReturnStep[] = ['approve', 'pick-up', 'pass'];

describeOnEachEngine('advancing a return as the operator', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  /** An exchange whose goods have passed the quality check. */
  const checked = async (replacement: string, line = ONE_WATCH, given = {}) => {
    const delivered = await shop.delivered([line], given);
    const items = [{ replacement, quantity: line.quantity }];
    const { ReturnNumber } = await shop.requested(delivered, items, { Kind: 'exchange', PAN: 'ABCDE1234F' });
    await shop.advanced(ReturnNumber, ...CHECKED);
    return { delivered, ReturnNumber };
  };

  test.each([
    ['a refusal without a reason', 'refuse', { Reason: ' ' }, 'Reason'],
    ['pieces without a courier', 'send-back', { Courier: '' }, 'Courier'],
  ] as const)('advancing a return with %s is refused', async (_what, step, fields, Field) => {
    const { ReturnNumber } = await shop.requested(await shop.delivered());
    if (step === 'send-back') await shop.advanced(ReturnNumber, 'approve', 'pick-up', 'fail');
    expect(await shop.advance(ReturnNumber, step, fields)).toMatchObject({ Data: { Field } });
  });

  test('a failed check requires a reason, and a line of another return cannot be restocked', async () => {
    const given = await shop.delivered();
    const { ReturnNumber } = await shop.requested(given);
    await shop.advanced(ReturnNumber, 'approve', 'pick-up');
    expect(await shop.advance(ReturnNumber, 'fail', { Reason: '' })).toMatchObject({ Data: { Field: 'Reason' } });
    const wrong = await shop.advance(ReturnNumber, 'pass', { SellableLineIds: [newId()] });
    expect(wrong).toMatchObject({ Data: { Field: 'SellableLineIds' } });
    expect((await shop.advanced(ReturnNumber, 'pass')).State).toBe('quality-passed');
  });

  test('returns can be advanced only by the operator', async () => {
    const { ReturnNumber } = await shop.requested(await shop.delivered());
    const body = JSON.stringify({ ReturnNumber, Step: 'approve', Operator: 'x', IdempotencyKey: newId() });
    for (const name of ['AdvanceReturn', 'DeskReturns']) {
      const answer = await send(shop.api.handle, name, {
        method: 'POST',
        headers: { authorization: 'Bearer x' },
        body,
      });
      expect(answer.status).toBe(401);
    }
    expect((await shop.advance('RT-261121-NOSUCH', 'approve')).ReturnCode).toBe(code('NotFound'));
  });

  test('every step of a return states its staff member and reason', async () => {
    const { ReturnNumber } = await shop.requested(await shop.delivered());
    await shop.advanced(ReturnNumber, 'refuse');
    const events = await shop.db
      .selectFrom('order_events')
      .select(['kind', 'actor', 'facts'])
      .orderBy('kind')
      .execute();
    expect(events).toEqual([
      { kind: 'return-refused', actor: 'desk:Meera', facts: '{"note":"The tag is missing."}' },
      { kind: 'return-requested', actor: 'customer', facts: '{}' },
    ]);
  });

  test('open returns are listed first, the oldest before the others, page by page', async () => {
    const given = await shop.delivered([{ ...ONE_WATCH, quantity: 25 }]);
    const numbers: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      shop.clock.now += 1;
      const { ReturnNumber } = await shop.requested(given);
      if (count < 12) await shop.advanced(ReturnNumber, 'refuse');
      numbers.push(ReturnNumber);
      if (count === 18) shop.clock.now += DAY_MS;
    }
    const list = async (fields: object) => {
      const { Data } = await shop.desk<DataOf<typeof calls.deskReturns>>('DeskReturns', fields);
      return { all: Data?.Returns.map((one) => one.ReturnNumber), pages: Data?.TotalPages };
    };
    const expected = [...numbers.slice(12), ...numbers.slice(0, 12)];
    expect(await list({})).toEqual({ all: expected.slice(0, 20), pages: 2 });
    expect(await list({ Page: 2 })).toEqual({ all: expected.slice(20), pages: 2 });
    expect(await list({ State: 'refused' })).toEqual({ all: numbers.slice(0, 12), pages: 1 });
  });

  test('a product that has left the catalogue cannot be exchanged, but refunded', async () => {
    const { ReturnNumber } = await checked(FIELD_WATCH, { ...ONE_WATCH, net: 9_999_50 });
    await shop.db.deleteFrom('skus').where('sku', '=', FIELD_WATCH).execute();
    expect((await shop.advance(ReturnNumber, 'exchange')).ReturnCode).toBe(code('OutOfStock'));
    expect((await shop.advanced(ReturnNumber, 'refund')).State).toBe('refunded');
    expect(await shop.orderRefunds()).toMatchObject([{ amount: 9_999_50 }]);
    const sku = { sku: FIELD_WATCH, product_code: FIELD_WATCH, size_name: null, position: 0 };
    await shop.db
      .insertInto('skus')
      .values({ ...sku, price: 9_999_50, mrp: 9_999_50, quantity: 2 })
      .execute();
  });

  test('an exchange with a difference to pay is refused when there is no gateway any more', async () => {
    const { ReturnNumber } = await checked(SMALL_RING);
    shop.closeGateways();
    const answer = await shop.advance(ReturnNumber, 'exchange');
    expect(answer).toMatchObject({ Data: { Reason: 'difference' } });
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
  });

  test('an exchange is delivered to its pickup address, with the PAN that was given for it', async () => {
    const delivered = await shop.delivered([{ sku: SMALL_RING, quantity: 4, net: 2_59_996_00 }]);
    const PickupAddress = {
      FullName: 'Ravi Rao',
      Mobile: '9876543211',
      Pincode: '400001',
      AddressLine1: '4 Sea View',
      City: 'Mumbai',
      StateCode: '27',
    };
    const fields = { Kind: 'exchange', PAN: 'ABCDE1234F', PickupAddress } as const;
    const { ReturnNumber } = await shop.requested(delivered, [{ quantity: 4, replacement: RING }], fields);
    const done = await shop.advanced(ReturnNumber, ...CHECKED, 'exchange');
    const { document } = await shop.db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', done.ReplacementOrderNumber)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(document)).toMatchObject({
      pan: 'ABCDE1234F',
      identityNeeded: true,
      testPayment: true,
      address: { AddressLine1: '4 Sea View', State: 'Maharashtra' },
      billingAddress: { City: 'Bengaluru' },
    });
  });

  test('an exchange of a cash order has nothing due on delivery', async () => {
    const { delivered, ReturnNumber } = await checked(WATCH, ONE_WATCH, { cash: true });
    const done = await shop.advanced(ReturnNumber, 'exchange');
    expect(await shop.order(delivered, done.ReplacementOrderNumber)).toMatchObject({
      PaymentMethod: 'cash-on-delivery',
      PaymentState: 'paid',
      DueAmount: 0,
      State: 'confirmed',
    });
  });

  test('a gift card for refunded cash is issued with the refund', async () => {
    const given = await shop.delivered([ONE_WATCH], { cash: true });
    const { ReturnNumber } = await shop.requested(given);
    await shop.advanced(ReturnNumber, ...CHECKED, 'refund');
    expect(await shop.orderRefunds()).toEqual([{ method: 'new-gift-card', amount: 12_000_00, state: 'done' }]);
    const kinds = (await shop.mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['gift-card', 'order-return']));
  });

  test('of two different concurrent steps of a return one is made', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { ReturnNumber } = await checked(WATCH);
      const answers = await Promise.all(
        (['refund', 'exchange', 'refund'] as const).map((step) => shop.advance(ReturnNumber, step)),
      );
      const codes = answers.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b);
      expect(codes).toEqual([0, code('NotAllowedNow'), code('NotAllowedNow')]);
    }
  });

  test('the same step of a return sent twice concurrently is made once', async () => {
    const { ReturnNumber } = await shop.requested(await shop.delivered());
    await shop.advanced(ReturnNumber, ...CHECKED);
    const IdempotencyKey = newId();
    const answers = await Promise.all([1, 2, 3].map(() => shop.advance(ReturnNumber, 'refund', { IdempotencyKey })));
    const states = answers.map(({ ReturnCode, Data }) => [ReturnCode, (Data as OrderReturnWire | null)?.State]);
    expect(states).toEqual([1, 2, 3].map(() => [0, 'refunded']));
    expect(await shop.orderRefunds()).toHaveLength(1);
    expect(await shop.db.selectFrom('credit_notes').select('number').execute()).toHaveLength(1);
  });
});
