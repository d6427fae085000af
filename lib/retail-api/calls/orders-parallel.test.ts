import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { addGiftCard } from '../testing/gifts.ts';
import { restock, shelfOf, stockByLedger } from '../testing/ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const TWO_LEFT = '2101PK01';
const WATCH = '1801AV01';
const RING = '7701SV01-14';
/** The longest duration on a busy machine. */
const MAX_MS = 30_000;
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const PROMOTIONS = promotionsOf({
  coupons: [{ code: 'ONCE', terms: 'Once.', ...VALID, maximumUses: 1, benefit: { kind: 'amount', amount: 1000 } }],
});

describeOnEachEngine('concurrent orders', (engine) => {
  let api: TestApi;
  let shelves: Record<string, number>;

  beforeAll(async () => {
    const options = { engine, catalogue: 'seed', promotions: PROMOTIONS, payments: BOTH_GATEWAYS } as const;
    api = await createTestApi({ ...options, now: () => PROMOTIONS_NOW });
  });
  afterEach(async () => expect(await stockByLedger(api.context.db)).toEqual(shelves));
  afterAll(() => api.close());

  async function begin(stock: Record<string, number>): Promise<void> {
    await eraseShoppers(api.context.db);
    await restock(api.context.db, stock);
    shelves = await stockByLedger(api.context.db);
  }
  const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => orderShopper(api)));
  const codesOf = (answers: readonly { ReturnCode: number }[]) =>
    answers.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b);
  const repeated = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
  const holds = async () =>
    (await api.context.db.selectFrom('orders').select('number').where('hold', '=', 'held').execute()).length;

  test.each([
    [20, 1],
    [50, 7],
  ])(
    '%i concurrent buyers and a stock of %i: exactly as many orders as stock',
    async (buyers, onShelf) => {
      await begin({ [WATCH]: 100 });
      const all = await shoppers(buyers);
      for (const { fill } of all) await fill(WATCH);
      await restock(api.context.db, { [WATCH]: onShelf });
      shelves = await stockByLedger(api.context.db);
      const answers = await Promise.all(all.map(({ order }) => order({ ExpectedAmount: 12_594 })));
      expect(codesOf(answers)).toEqual([...repeated(onShelf, 0), ...repeated(buyers - onShelf, code('OutOfStock'))]);
      expect([await shelfOf(api.context.db, WATCH), await holds()]).toEqual([0, onShelf]);
    },
    MAX_MS,
  );

  test(
    '50 concurrent requests with one key place one order with one reservation',
    async () => {
      await begin({});
      const asha = (await shoppers(1))[0] as OrderShopper;
      await asha.fill(WATCH);
      const same = { IdempotencyKey: newId(), ExpectedAmount: 12_594 };
      const answers = await Promise.all(Array.from({ length: 50 }, () => asha.order(same)));
      expect(new Set(answers.map(({ Data }) => Data?.OrderNumber)).size).toBe(1);
      expect(codesOf(answers)).toEqual(repeated(50, 0));
      expect([await shelfOf(api.context.db, WATCH), await holds()]).toEqual([27, 1]);
      expect(await api.context.db.selectFrom('payment_attempts').select('id').execute()).toHaveLength(1);
    },
    MAX_MS,
  );

  test(
    'orders from one cart under 10 concurrent keys leave one reservation',
    async () => {
      await begin({ [TWO_LEFT]: 1 });
      const asha = (await shoppers(1))[0] as OrderShopper;
      await asha.fill(TWO_LEFT);
      const answers = await Promise.all(Array.from({ length: 10 }, () => asha.order({ ExpectedAmount: 10_098.5 })));
      expect(codesOf(answers)).toEqual(repeated(10, 0));
      expect([await shelfOf(api.context.db, TWO_LEFT), await holds()]).toEqual([0, 1]);
    },
    MAX_MS,
  );

  test(
    'a single-use coupon goes to one of 20 concurrent orders',
    async () => {
      await begin({});
      const all = await shoppers(20);
      for (const { fill } of all) await fill(WATCH);
      const answers = await Promise.all(all.map(({ order }) => order({ CouponCode: 'ONCE', ExpectedAmount: 11_594 })));
      expect(codesOf(answers)).toEqual([0, ...repeated(19, code('CouponUsed'))]);
      expect(await shelfOf(api.context.db, WATCH)).toBe(27);
    },
    MAX_MS,
  );

  test(
    'a gift card of ₹1,000 and ten concurrent carts that use ₹300 of it: never below zero',
    async () => {
      await begin({});
      const { db } = api.context;
      await db.updateTable('skus').set({ price: 300_00, mrp: 300_00 }).where('sku', '=', WATCH).execute();
      setDelivery({ charge: 0 });
      const card = await addGiftCard(db, PROMOTIONS_NOW);
      const all = await shoppers(10);
      const carts: Record<string, unknown>[] = [];
      for (const shopper of all) {
        const { BasketGUID } = await shopper.fill(WATCH);
        const used = await shopper.caller.post<{ GCSessionId: string }>('ApplyGiftCard', { ...card.pair, BasketGUID });
        carts.push({ ...used.Data, PaymentMethod: 'gift-card', ExpectedAmount: 0 });
      }
      const answers = await Promise.all(all.map(({ order }, index) => order(carts[index])));
      expect(codesOf(answers)).toEqual([0, 0, 0, ...repeated(7, code('PriceChanged'))]);
      const payableAmounts = answers
        .filter(({ ReturnCode }) => ReturnCode !== 0)
        .map(({ Data }) => Data?.PayableAmount);
      expect(payableAmounts).toEqual(repeated(7, 200));
      const { balance } = await db.selectFrom('gift_cards').select('balance').executeTakeFirstOrThrow();
      const entries = await db.selectFrom('gift_card_entries').select('amount').execute();
      expect(balance).toBe(100_00);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(-900_00);
      await db.updateTable('skus').set({ price: 12_495_00, mrp: 14_995_00 }).where('sku', '=', WATCH).execute();
      setDelivery({ charge: 99 });
    },
    MAX_MS,
  );

  test(
    'repeated concurrent orders with overlapping goods neither deadlock nor lose stock',
    async () => {
      const skus = [WATCH, TWO_LEFT, RING];
      await begin(Object.fromEntries(skus.map((sku) => [sku, 20])));
      const all = await shoppers(6);
      for (const [index, { fill }] of all.entries()) await fill(skus[index % 3] ?? '');
      for (let round = 0; round < 4; round += 1) {
        // Each request releases goods that another is about to reserve.
        const answers = await Promise.all(all.map(({ order }) => order()));
        expect(codesOf(answers)).toEqual(repeated(all.length, 0));
        for (const [index, { caller, fill }] of all.entries()) {
          await caller.post('RemoveCartItem', { SKU: skus[(index + round) % 3] });
          await fill(skus[(index + round + 1) % 3] ?? '');
        }
      }
      expect(await holds()).toBe(all.length);
    },
    MAX_MS,
  );
});
