import type { calls, DataOf, OrderStep } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { type ApprovalShop, approvalShop } from '../testing/approval-shop.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { shelfOf, stockByLedger } from '../testing/ledgers.ts';
import type { Bought } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

/** How often each pair of steps meets: which comes first is not the same each time. */
const ROUNDS = 6;

describeOnEachEngine('staff and shoppers who do something at one instant', (engine) => {
  let approvals: ApprovalShop;
  let shop: ApprovalShop['shop'];
  beforeAll(async () => {
    approvals = await approvalShop(engine);
    shop = approvals.shop;
  });
  beforeEach(async () => {
    await approvals.reset();
    setShopProfile(DEMO_PROFILE);
    await shop.db.deleteFrom('stock_entries').execute();
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  const step = (OrderNumber: string, Step: OrderStep) => shop.advance(OrderNumber, Step);
  const isDone = ({ ReturnCode }: { ReturnCode: number }) => ReturnCode === 0;
  const refunded = async () => (await shop.orderRefunds()).reduce((sum, { amount }) => sum + Number(amount), 0);
  const rounds = async (one: (round: number) => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round++) {
      await one(round);
      await approvals.reset();
      setShopProfile(DEMO_PROFILE);
      await shop.db.deleteFrom('stock_entries').execute();
    }
  };
  const total = ({ order }: Bought) => Math.round(order.Total * 100);

  test('a parcel that leaves while its order is cancelled is either on its way or refunded, never both', async () => {
    await rounds(async (round) => {
      const before = await shelfOf(shop.db, WATCH);
      const bought = await shop.bought();
      const { OrderNumber } = bought.order;
      if (round % 2 === 0) await shop.advanced(OrderNumber, 'pack');
      const rival = round % 2 === 0 ? step(OrderNumber, 'cancel') : shop.cancel(bought);
      const leaves = step(OrderNumber, round % 2 === 0 ? 'ship' : 'pack');
      const answers = await Promise.all([leaves, rival]);
      expect(answers.filter(isDone)).toHaveLength(1);
      const isCancelled = (await shop.row(OrderNumber))?.state === 'cancelled';
      expect(await refunded()).toBe(isCancelled ? total(bought) : 0);
      expect(await shelfOf(shop.db, WATCH)).toBe(isCancelled ? before : before - 1);
    });
  });

  test('an order that comes back is refunded once, whoever presses', async () => {
    await rounds(async () => {
      const bought = await shop.bought();
      const { OrderNumber } = bought.order;
      await shop.advanced(OrderNumber, 'pack', 'ship');
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_one, at) => step(OrderNumber, at === 3 ? 'deliver' : 'undelivered')),
      );
      expect(answers.filter(isDone)).toHaveLength(1);
      const isBack = (await shop.row(OrderNumber))?.state !== 'delivered';
      expect(await refunded()).toBe(isBack ? total(bought) : 0);
    });
  });

  test('an order is packed as it was, or with fewer items that are refunded', async () => {
    await rounds(async () => {
      const bought = await shop.bought({ items: [[WATCH, 2]] });
      const { OrderNumber, Products } = bought.order;
      const { Version } = (await shop.desk<DataOf<typeof calls.deskOrder>>('DeskOrder', { OrderNumber })).Data ?? {};
      const edit = { OrderNumber, Version, Reason: 'On the phone.', Operator: 'Ravi' };
      const fields = { ...edit, Remove: [{ LineId: Products[0]?.LineId, Quantity: 1 }] };
      const tried = await shop.desk<DataOf<typeof calls.editOrder>>('EditOrder', {
        ...fields,
        DryRun: true,
        IdempotencyKey: newId(),
      });
      const ExpectedRefund = tried.Data?.Refund?.Amount;
      expect(ExpectedRefund).toBeGreaterThan(0);
      const [packed, edited] = await Promise.all([
        step(OrderNumber, 'pack'),
        shop.desk('EditOrder', { ...fields, ExpectedRefund, IdempotencyKey: newId() }),
      ]);
      expect(isDone(packed) || isDone(edited)).toBe(true);
      expect(await refunded()).toBe(isDone(edited) ? Math.round((ExpectedRefund ?? 0) * 100) : 0);
      expect((await shop.details(bought)).Products[0]?.CancelledQuantity ?? 0).toBe(isDone(edited) ? 1 : 0);
    });
  });

  test('a transfer is recorded once, and of two who approve one does', async () => {
    const due = await approvals.refundDue();
    const marks = await Promise.all(
      ['accountant', 'manager', 'owner'].map((who, at) =>
        approvals.mark(who, due.OrderRefundId, { Reference: `UTR-${at}11111` }),
      ),
    );
    expect(marks.filter(isDone)).toHaveLength(1);
    await approvals.reset();
    const next = await approvals.refundDue();
    const asked = await approvals.mark('accountant', next.OrderRefundId);
    const decided = await Promise.all([
      approvals.decide('manager', asked.Data?.ApprovalId),
      approvals.decide('second', asked.Data?.ApprovalId),
      approvals.decide('owner', asked.Data?.ApprovalId, { Decision: 'refuse' }),
      approvals.decide('accountant', asked.Data?.ApprovalId),
    ]);
    expect(decided.filter(isDone)).toHaveLength(1);
    expect(isDone(decided[3] ?? { ReturnCode: 0 })).toBe(false);
  });

  test('stock that is counted while orders come in is the count less what was sold since, and never below none', async () => {
    await rounds(async () => {
      await shop.db.updateTable('skus').set({ quantity: 3 }).where('sku', '=', FIELD_WATCH).execute();
      const count = (Quantity: number) =>
        shop.desk('SaveStock', {
          Rows: [{ SKU: FIELD_WATCH, Quantity }],
          Reason: 'count',
          Operator: 'Meera',
          IdempotencyKey: newId(),
        });
      const buy = () => shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' }).catch(() => null);
      await Promise.all([buy(), count(2), buy(), count(1), buy()]);
      const left = await shelfOf(shop.db, FIELD_WATCH);
      expect(left).toBeGreaterThanOrEqual(0);
      expect((await stockByLedger(shop.db))[FIELD_WATCH]).toBe(3);
    });
  });
});
