import { type calls, type DataOf, type OrderWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { newId } from '../core/db/new-id.ts';
import { type ApprovalShop, type Asked, approvalShop } from '../testing/approval-shop.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import type { OrderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Due = DataOf<typeof calls.orderRefundsDue>;
type Audit = DataOf<typeof calls.deskAudit>;

const { Success, ApprovalNeeded, Forbidden, Conflict, NotFound } = RETURN_CODES;

describeOnEachEngine('what needs a second person', (engine) => {
  let approvals: ApprovalShop;
  let shop: OrderShop;

  beforeAll(async () => {
    approvals = await approvalShop(engine);
    shop = approvals.shop;
  });
  beforeEach(() => approvals.reset());
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  const as = <Data>(who: string, name: string, body: object) => approvals.as<Data>(who, name, body);
  const listed = (who: string, body?: object) => approvals.listed(who, body);
  const decide = (who: string, id: string | undefined, more?: object) => approvals.decide(who, id, more);
  const refundDue = () => approvals.refundDue();
  const mark = (who: string, id: string, more?: object) => approvals.mark(who, id, more);

  test('a large refund waits for another person, who makes the call in the first one’s name', async () => {
    const { OrderRefundId, OrderNumber, Amount } = await refundDue();
    const asked = await mark('accountant', OrderRefundId);
    expect(asked).toMatchObject({ ReturnCode: ApprovalNeeded.code, Data: { At: shop.clock.now + DAY_MS } });
    expect((await mark('accountant', OrderRefundId)).Data).toEqual(asked.Data);
    const [waiting, ...others] = await listed('manager', { State: 'waiting' });
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      Call: 'MarkOrderRefund',
      Subject: OrderNumber,
      Amount,
      RequestedBy: 'The accountant',
      MayDecide: true,
    });
    expect(await listed('accountant')).toMatchObject([{ MayDecide: false }]);
    expect(await listed('packer')).toEqual([]);
    shop.clock.now += 1;
    const decided = await decide('manager', asked.Data?.ApprovalId, { Note: 'Checked.' });
    expect(decided.Data).toMatchObject({
      State: 'done',
      Outcome: 'Success',
      DecidedBy: 'The manager',
      Note: 'Checked.',
    });
    expect((await as<Due>('accountant', 'OrderRefundsDue', {})).Data).toEqual([]);
    const audit = await as<Audit>('manager', 'DeskAudit', { Subject: OrderNumber });
    expect(audit.Data?.Entries.find(({ Call }) => Call === 'MarkOrderRefund')).toMatchObject({
      Operator: 'The accountant',
      Credential: 'session, approved by The manager',
      Outcome: 'Success',
    });
    expect((await mark('accountant', OrderRefundId)).ReturnCode).toBe(Success.code);
    const [row] = await shop.db.selectFrom('approvals').selectAll().execute();
    expect(row?.request).toBe('');
  });

  test('nobody approves what they asked for, without the role, by a key, twice, or after a day', async () => {
    const { OrderRefundId } = await refundDue();
    const id = (await mark('accountant', OrderRefundId)).Data?.ApprovalId;
    expect(await decide('accountant', id)).toMatchObject({
      ReturnCode: Forbidden.code,
      Data: { Reason: 'same-person' },
    });
    expect(await decide('packer', id)).toMatchObject({ Data: { Reason: 'role' } });
    expect(await decide(OPERATOR_KEY, id, { Operator: 'Meera' })).toMatchObject({ Data: { Reason: 'scope' } });
    expect((await decide('manager', newId())).ReturnCode).toBe(NotFound.code);
    expect((await decide('manager', id, { Decision: 'refuse' })).Data).toMatchObject({ State: 'refused', Outcome: '' });
    expect((await decide('second', id)).ReturnCode).toBe(Conflict.code);
    const again = (await mark('accountant', OrderRefundId)).Data?.ApprovalId;
    expect(again).not.toBe(id);
    shop.clock.now += DAY_MS;
    for (const [who, email] of [
      ['manager', 'manager@shop.test'],
      ['accountant', 'accountant@shop.test'],
    ] as const)
      approvals.sessions.set(who, await approvals.staff.signIn(email));
    expect(await listed('manager', { State: 'expired' })).toMatchObject([{ ApprovalId: again, MayDecide: false }]);
    expect((await decide('manager', again)).ReturnCode).toBe(Conflict.code);
    const texts = () => shop.db.selectFrom('approvals').select('request').where('request', '!=', '').execute();
    expect(await texts()).toHaveLength(1);
    await runHousekeeping(shop.db, shop.clock.now - 1);
    expect(await texts()).toHaveLength(1);
    await runHousekeeping(shop.db, shop.clock.now);
    expect(await texts()).toEqual([]);
    expect(await as<Due>('accountant', 'OrderRefundsDue', {})).toMatchObject({ Data: [{ OrderRefundId }] });
    for (const who of ['owner', 'second', 'packer', 'merchandiser'])
      approvals.sessions.set(who, await approvals.staff.signIn(`${who}@shop.test`));
  });

  test('a call that is pressed twice at once is kept once', async () => {
    const { OrderRefundId } = await refundDue();
    const both = await Promise.all([1, 2].map(() => mark('accountant', OrderRefundId)));
    expect(new Set(both.map(({ Data }) => Data?.ApprovalId)).size).toBe(1);
    expect(await listed('manager')).toHaveLength(1);
  });

  test('of two who decide at once one does', async () => {
    const { OrderRefundId } = await refundDue();
    const id = (await mark('accountant', OrderRefundId)).Data?.ApprovalId;
    const answers = await Promise.all([decide('manager', id), decide('second', id, { Decision: 'refuse' })]);
    expect(answers.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([Success.code, Conflict.code]);
  });

  test('an approved call that is refused by then is shown as failed', async () => {
    const { OrderRefundId } = await refundDue();
    const id = (await mark('accountant', OrderRefundId)).Data?.ApprovalId;
    await mark(OPERATOR_KEY, OrderRefundId, { Operator: 'Meera', Reference: 'ANOTHER-1' });
    expect((await decide('manager', id)).Data).toMatchObject({ State: 'failed', Outcome: 'Conflict' });
  });

  test('a person who may not make the call any more does not make it through another', async () => {
    const { OrderRefundId } = await refundDue();
    const id = (await mark('second', OrderRefundId)).Data?.ApprovalId;
    await shop.db
      .updateTable('staff_members')
      .set({ role: 'packer' })
      .where('email', '=', 'second@shop.test')
      .execute();
    expect((await decide('manager', id)).ReturnCode).toBe(Conflict.code);
    await shop.db
      .updateTable('staff_members')
      .set({ role: 'manager' })
      .where('email', '=', 'second@shop.test')
      .execute();
  });

  test('the cancellation of a paid order waits, one that was to be paid at the door does not', async () => {
    const paid = await shop.bought();
    const cancel = (OrderNumber: string) =>
      as<Asked>('packer', 'AdvanceOrder', { OrderNumber, Step: 'cancel', Reason: 'Damaged.', IdempotencyKey: newId() });
    const asked = await cancel(paid.order.OrderNumber);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect(await shop.details(paid)).toMatchObject({ State: 'confirmed' });
    expect((await decide('manager', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done' });
    expect(await shop.details(paid)).toMatchObject({ State: 'cancelled' });
    const unpaid = await shop.bought({ method: 'cash-on-delivery' });
    expect((await cancel(unpaid.order.OrderNumber)).ReturnCode).toBe(Success.code);
  });

  test('the refund of a parcel that comes back waits by what is in it', async () => {
    const { order } = await shop.bought({ items: [[WATCH, 2]] });
    const { OrderNumber, Products, Total } = order;
    const Lines = [{ LineId: Products[0]?.LineId, Quantity: 1 }];
    const parcel = { OrderNumber, Courier: 'Blue Dart', AWB: 'BD1', Lines, IdempotencyKey: newId() };
    const shipped = await as<OrderWire>('packer', 'ShipParcel', parcel);
    const step = (more: object) =>
      as<Asked>('packer', 'AdvanceParcel', {
        OrderNumber,
        ParcelId: shipped.Data?.Parcels[0]?.ParcelId,
        IdempotencyKey: newId(),
        ...more,
      });
    expect((await step({ Step: 'out-for-delivery' })).ReturnCode).toBe(Success.code);
    const asked = await step({ Step: 'undelivered', Reason: 'It was refused.' });
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    const waiting = await listed('manager', { State: 'waiting' });
    expect(waiting).toMatchObject([{ Call: 'AdvanceParcel', Amount: Total / 2 }]);
    expect((await decide('manager', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done', Outcome: 'Success' });
  });

  test('below the limits, with a key, and without limits nothing waits', async () => {
    const { OrderRefundId, Amount } = await refundDue();
    setShopProfile({ ...DEMO_PROFILE, approvals: { refundsFrom: Amount + 1 } });
    expect((await mark('accountant', OrderRefundId)).ReturnCode).toBe(Success.code);
    const second = await refundDue();
    setShopProfile(DEMO_PROFILE);
    expect((await mark('accountant', second.OrderRefundId)).ReturnCode).toBe(Success.code);
    const third = await refundDue();
    setShopProfile({ ...DEMO_PROFILE, approvals: { refundsFrom: 0 } });
    expect((await mark(OPERATOR_KEY, third.OrderRefundId, { Operator: 'Meera' })).ReturnCode).toBe(Success.code);
  });

  const priceOf = async () =>
    (await shop.db.selectFrom('skus').select('price').where('sku', '=', WATCH).executeTakeFirstOrThrow()).price / 100;

  test('a price jump waits, whatever the request allows itself; a dry run and a small step do not', async () => {
    const before = await priceOf();
    const save = (share: number, more: object = {}) =>
      as<Asked>('merchandiser', 'SavePrices', {
        Rows: [{ Id: WATCH, Price: Math.round(before * share) }],
        IdempotencyKey: newId(),
        ...more,
      });
    expect((await save(0.7, { DryRun: true })).ReturnCode).toBe(Success.code);
    expect((await save(0.9)).ReturnCode).toBe(Success.code);
    const asked = await save(0.6, { Force: true });
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect(await priceOf()).toBe(Math.round(before * 0.9));
    const price = formatPaise(Math.round(before * 0.6) * 100);
    expect(await listed('merchandiser')).toMatchObject([
      { Amount: null, Subject: WATCH, Summary: `Change the price of ${WATCH} to ${price}, by more than 20%` },
    ]);
    expect((await decide('accountant', asked.Data?.ApprovalId)).ReturnCode).toBe(Forbidden.code);
    expect((await decide('owner', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done' });
    expect(await priceOf()).toBe(Math.round(before * 0.6));
    expect((await save(0.6, { Rows: [{ Id: 'UNKNOWN-1', Price: 1 }] })).ReturnCode).toBe(
      RETURN_CODES.InvalidRequest.code,
    );
    await shop.db
      .updateTable('skus')
      .set({ price: before * 100, regular_price: before * 100 })
      .where('sku', '=', WATCH)
      .execute();
  });

  test('items that are taken out of a paid order wait, a dry run does not', async () => {
    const bought = await shop.bought();
    const { OrderNumber, Products, Total } = bought.order;
    const edit = async (more: object) => {
      const shown = await as<DataOf<typeof calls.deskOrder>>('manager', 'DeskOrder', { OrderNumber });
      return as<Asked>('manager', 'EditOrder', {
        OrderNumber,
        Version: shown.Data?.Version,
        Remove: [{ LineId: Products[0]?.LineId, Quantity: 1 }],
        Reason: 'It is damaged.',
        ExpectedRefund: Total,
        IdempotencyKey: newId(),
        ...more,
      });
    };
    expect((await edit({ DryRun: true })).ReturnCode).toBe(Success.code);
    const asked = await edit({});
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect(await listed('second')).toMatchObject([{ Call: 'EditOrder', Subject: OrderNumber, Amount: Total }]);
    expect((await decide('second', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done', Outcome: 'Success' });
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled' });
  });

  test('parts of an order that are refunded one by one count together', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const { OrderNumber, Products, Total } = bought.order;
    setShopProfile({ ...DEMO_PROFILE, approvals: { refundsFrom: Total } });
    const remove = async () => {
      const shown = await as<DataOf<typeof calls.deskOrder>>('manager', 'DeskOrder', { OrderNumber });
      const Remove = [{ LineId: Products[0]?.LineId, Quantity: 1 }];
      const amounts = { Version: shown.Data?.Version, ExpectedRefund: Total / 2, IdempotencyKey: newId() };
      return as<Asked>('manager', 'EditOrder', { OrderNumber, Remove, Reason: 'It is damaged.', ...amounts });
    };
    expect((await remove()).ReturnCode).toBe(Success.code);
    expect((await remove()).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('metal rates that jump wait, those that do not are saved', async () => {
    const save = (who: string, RatePerGram: number, more: object = {}) => {
      const Rates = [{ Id: 'gold-24k', RatePerGram }];
      return as<Asked>(who, 'SaveMetalRates', { Rates, Force: true, IdempotencyKey: newId(), ...more });
    };
    expect((await save(OPERATOR_KEY, 7000, { Operator: 'Meera' })).ReturnCode).toBe(Success.code);
    shop.clock.now += HOUR_MS;
    expect((await save('merchandiser', 7100)).ReturnCode).toBe(Success.code);
    shop.clock.now += 1000;
    const asked = await save('merchandiser', 9000);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await decide('manager', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done', Outcome: 'Success' });
  });
});
