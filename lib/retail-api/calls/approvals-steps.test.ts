import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { type ApprovalShop, type Asked, approvalShop } from '../testing/approval-shop.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Due = DataOf<typeof calls.orderRefundsDue>;

const { Success, ApprovalNeeded } = RETURN_CODES;

describeOnEachEngine('steps below a limit that needs a second person', (engine) => {
  let approvals: ApprovalShop;

  beforeAll(async () => {
    approvals = await approvalShop(engine);
  });
  beforeEach(async () => {
    await approvals.reset();
    const { db } = approvals.shop;
    await db.deleteFrom('price_marks').execute();
    await db
      .updateTable('skus')
      .set({ price: 100_000, mrp: 200_000, regular_price: null })
      .where('sku', '=', WATCH)
      .execute();
    const emails = ['owner', 'manager', 'second', 'merchandiser', 'accountant'];
    for (const who of emails) approvals.sessions.set(who, await approvals.staff.signIn(`${who}@shop.test`));
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await approvals.shop.api.close();
  });

  const call = (who: string, name: string, body: object) =>
    approvals.as<Asked>(who, name, { IdempotencyKey: newId(), ...body });
  const price = async (rupees: number, more: object = {}) => {
    approvals.shop.clock.now += 1000;
    return call('merchandiser', 'SavePrices', { Rows: [{ Id: WATCH, Price: rupees, ...more }] });
  };
  const limits = (more: object) => setShopProfile({ ...DEMO_PROFILE, approvals: { priceJump: 20, ...more } });

  test('prices are judged by what they were a day ago, or what two people agreed on since', async () => {
    expect((await price(850)).ReturnCode).toBe(Success.code);
    expect((await price(800)).ReturnCode).toBe(Success.code);
    const asked = await price(790);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await approvals.decide('owner', asked.Data?.ApprovalId)).Data).toMatchObject({ State: 'done' });
    expect((await price(700)).ReturnCode).toBe(Success.code);
    expect((await price(600)).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('who approves a list reads its lowest price, which no other row hides', async () => {
    const { db } = approvals.shop;
    const other = await db
      .selectFrom('skus')
      .select(['sku', 'price'])
      .where('sku', '!=', WATCH)
      .executeTakeFirstOrThrow();
    const Rows = [
      { Id: other.sku, Price: other.price / 100 },
      { Id: WATCH, Price: 1 },
    ];
    expect((await call('merchandiser', 'SavePrices', { Rows, Force: true })).ReturnCode).toBe(ApprovalNeeded.code);
    const [request] = await approvals.listed('owner');
    expect(request?.Summary).toBe(`Change 2 prices, the lowest of ${WATCH} to ₹1, by more than 20%`);
  });

  test('a day later, or after the hours of the profile, they count from there', async () => {
    limits({ priceHours: 2 });
    await price(850);
    approvals.shop.clock.now += HOUR_MS;
    expect((await price(750)).ReturnCode).toBe(ApprovalNeeded.code);
    approvals.shop.clock.now += HOUR_MS;
    expect((await price(750)).ReturnCode).toBe(Success.code);
  });

  test('a temporary price hides no step of the regular one, and the price after a key’s change counts as well', async () => {
    const until = new Date(approvals.shop.clock.now + DAY_MS).toISOString();
    expect((await price(950, { Until: until })).ReturnCode).toBe(Success.code);
    expect((await price(850)).ReturnCode).toBe(Success.code);
    expect((await price(750)).ReturnCode).toBe(ApprovalNeeded.code);
    const byKey = { Rows: [{ Id: WATCH, Price: 810 }], Operator: 'Meera' };
    expect((await call(OPERATOR_KEY, 'SavePrices', byKey)).ReturnCode).toBe(Success.code);
    expect((await price(790)).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('metal rates in steps, until two people agree on one', async () => {
    const rate = async (RatePerGram: number, who = 'merchandiser') => {
      approvals.shop.clock.now += HOUR_MS / 4;
      const Rates = [{ Id: 'gold-24k', RatePerGram }];
      return call(who, 'SaveMetalRates', { Rates, Force: true, ...(who === OPERATOR_KEY && { Operator: 'Meera' }) });
    };
    await rate(7000, OPERATOR_KEY);
    expect((await rate(8000)).ReturnCode).toBe(Success.code);
    const asked = await rate(9000);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await approvals.decide('manager', asked.Data?.ApprovalId)).Data).toMatchObject({ Outcome: 'Success' });
    expect((await rate(10_000)).ReturnCode).toBe(Success.code);
    expect((await rate(11_000)).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('refunds of one order that are sent one by one count together', async () => {
    const { shop } = approvals;
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const { OrderNumber, Products, Total } = bought.order;
    limits({ refundsFrom: Total });
    const dueAfterHalf = async () => {
      const shown = await approvals.as<DataOf<typeof calls.deskOrder>>('manager', 'DeskOrder', { OrderNumber });
      const half = { Remove: [{ LineId: Products[0]?.LineId, Quantity: 1 }], ExpectedRefund: Total / 2 };
      const edit = { OrderNumber, Version: shown.Data?.Version, ...half, Reason: 'It is damaged.', Operator: 'Meera' };
      expect((await call(OPERATOR_KEY, 'EditOrder', edit)).ReturnCode).toBe(Success.code);
      await shop.db
        .updateTable('refunds')
        .set({ state: 'failed', next_try_at: null })
        .where('state', 'in', ['waiting', 'sent'])
        .execute();
      return ((await approvals.as<Due>('accountant', 'OrderRefundsDue', {})).Data ?? [])[0]?.OrderRefundId ?? '';
    };
    expect((await approvals.mark('accountant', await dueAfterHalf())).ReturnCode).toBe(Success.code);
    expect((await approvals.mark('accountant', await dueAfterHalf())).ReturnCode).toBe(ApprovalNeeded.code);
  });

  const times = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z' };
  const row = (Id: string, Fields: object, ExpectedVersion = 0) => ({ Rows: [{ Id, ExpectedVersion, Fields }] });

  test('offers and coupons above a percentage wait, drafts and smaller ones do not', async () => {
    limits({ discountsAbove: 30 });
    const offer = { kind: 'line', title: 'Sale', terms: 'Off.', ...times };
    const percent = (value: number) => ({ ...offer, benefit: { kind: 'percent', percent: value } });
    expect((await call('merchandiser', 'SaveOffers', row('small', percent(30)))).ReturnCode).toBe(Success.code);
    const draft = { ...percent(31), paused: true };
    expect((await call('merchandiser', 'SaveOffers', row('large', draft))).ReturnCode).toBe(Success.code);
    const live = await call('merchandiser', 'SaveOffers', row('large', { paused: false }, 1));
    expect(live.ReturnCode).toBe(ApprovalNeeded.code);
    expect(await approvals.listed('manager')).toMatchObject([{ Subject: 'large', Call: 'SaveOffers' }]);
    expect((await approvals.decide('manager', live.Data?.ApprovalId)).Data).toMatchObject({ Outcome: 'Success' });
    const coupon = { terms: 'Off.', ...times, benefit: { kind: 'amount', amount: 500 } };
    const save = (Id: string, fields: object) => call('merchandiser', 'SaveCoupons', row(Id, { ...coupon, ...fields }));
    expect((await save('NOMINIMUM', {})).ReturnCode).toBe(ApprovalNeeded.code);
    expect((await save('HALF', { minimumAmount: 1000 })).ReturnCode).toBe(ApprovalNeeded.code);
    expect((await save('TENTH', { minimumAmount: 5000 })).ReturnCode).toBe(Success.code);
    expect((await save('WRONG', { terms: '' })).ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
  });

  test('gift coupons wait by the limit of refunds, and their request shows no code', async () => {
    limits({ refundsFrom: 1000 });
    const coupons = (amounts: number[]) => ({
      Rows: amounts.map((amount, at) => ({ Id: `GIFTSTEP${at}`, ExpectedVersion: 0, Fields: { amount, ...times } })),
    });
    const asked = await call('manager', 'SaveGiftCoupons', coupons([600, 400]));
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    const [listed] = await approvals.listed('second');
    expect(listed).toMatchObject({ Subject: '••••TEP0', Amount: 1000 });
    expect(JSON.stringify(listed)).not.toContain('GIFTSTEP');
    expect((await approvals.decide('second', asked.Data?.ApprovalId)).Data).toMatchObject({ Outcome: 'Success' });
    expect((await call('manager', 'SaveGiftCoupons', coupons([600]))).ReturnCode).not.toBe(ApprovalNeeded.code);
  });

  test('gift coupons that people issue alone within a day count together, also at one instant', async () => {
    limits({ refundsFrom: 1000 });
    let last = 0;
    const issue = (amount: number, Id = `GIFTPART${++last}`, ExpectedVersion = 0) =>
      call('manager', 'SaveGiftCoupons', row(Id, { amount, ...times }, ExpectedVersion));
    expect((await issue(600)).ReturnCode).toBe(Success.code);
    const asked = await issue(400);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await issue(1000, 'GIFTPART1', 1)).ReturnCode).toBe(ApprovalNeeded.code);
    expect(await approvals.decide('second', asked.Data?.ApprovalId)).toMatchObject({ Data: { Outcome: 'Success' } });
    // What two agreed on does not count.
    expect((await issue(300)).ReturnCode).toBe(Success.code);
    approvals.shop.clock.now += DAY_MS + 1;
    approvals.sessions.set('manager', await approvals.staff.signIn('manager@shop.test'));
    const both = await Promise.all([issue(600), issue(600)]);
    expect(both.map(({ ReturnCode }) => ReturnCode)).toContain(Success.code);
    expect(both.filter(({ ReturnCode }) => ReturnCode === Success.code)).toHaveLength(1);
  });
});
