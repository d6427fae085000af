import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type calls, type DataOf, type Gstr1Wire, type OrderReturnWire, SALES_BY } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { applyDuePrices } from '../catalogue/prices/apply-due-prices.ts';
import { applyDueRates } from '../catalogue/rates/apply-due-rates.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { newId } from '../core/db/new-id.ts';
import { openDatabase } from '../core/db/open-database.ts';
import { sum } from '../core/sum.ts';
import { runMove } from '../maintenance/move/command.ts';
import type { OrderLineDocument } from '../orders/order-document.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { dataOf } from '../testing/api-caller.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { paise, sectionSums } from '../testing/gstr1-sums.ts';
import { stockByLedger } from '../testing/ledgers.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { randomFrom } from '../testing/random-from.ts';
import { returnLedgers } from '../testing/return-ledgers.ts';
import { seedProducts } from '../testing/seed.ts';
import { settleYear } from '../testing/settled-year.ts';
import { resetShopRules, setCharges } from '../testing/shop-rules.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { bringUnderRates, HARBOUR_WATCH, importWatches, offerOf, STATION_WATCH } from '../testing/year-goods.ts';

jest.setTimeout(300_000);

const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const ORDERS_A_MONTH = 5;
/** The ring weighs 3.2 g; it is priced by the rate of its gold. */
const RING_PRODUCT = '7701SV01';

const BASKETS = [
  [[WATCH, 1]],
  [[WATCH, 2]],
  [[RING, 1]],
  [[STATION_WATCH, 2]],
  [
    [HARBOUR_WATCH, 1],
    [FIELD_WATCH, 1],
  ],
  [
    [WATCH, 1],
    [SMALL_RING, 1],
  ],
  [
    [FIELD_WATCH, 2],
    [WATCH, 1],
  ],
] as const;

describeOnEachEngine('a generated year of a shop', (engine) => {
  const random = randomFrom(20260401);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  let folder: string;
  let opened: OpenDatabase;
  let shop: OrderShop;
  let shelves: Record<string, number>;
  let imported: Awaited<ReturnType<typeof importWatches>>;
  let reports: Awaited<ReturnType<typeof reportsOfYear>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-year-'));
    opened =
      engine === 'sqlite' ? await openDatabase({ dataDir: join(folder, 'data') }) : await openTestDatabase(engine);
    await seedProducts(opened.db);
    await bringUnderRates(opened.db, RING_PRODUCT);
    shop = await orderShop(engine, opened, { takesMoney: true, dataDir: join(folder, 'data') });
    await shop.reset({ [WATCH]: 60, [FIELD_WATCH]: 40, [RING]: 30, [SMALL_RING]: 30 });
    await shop.setOption('GiftOptions', 'on');
    setCharges({ cash: 49, wrap: 150 });
    imported = await importWatches(shop.api, join(folder, 'data'), { price: 1199, stock: 40 });
    shelves = await stockByLedger(shop.db);
    for (const month of MONTHS) await trade(month);
    reports = await reportsOfYear(shop);
  });
  afterAll(async () => {
    resetShopRules();
    await shop?.api.close();
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a call of the operator with rows; throws if it is refused. */
  const operate = async (name: string, fields: object) =>
    dataOf(await shop.desk<object>(name, { Operator: 'Meera Shah', IdempotencyKey: newId(), ...fields }), name);

  /** A month: an offer, a file at midsummer, the day's gold rate, a price, deliveries of stock, then orders with what becomes of them. */
  async function trade(month: string): Promise<void> {
    const { db, clock } = shop;
    clock.now = Date.parse(`${month}-02T10:00:00+05:30`);
    await operate('SaveOffers', { Rows: [offerOf(month, [WATCH, STATION_WATCH])] });
    // The stock of what is there already stays.
    if (month === '2026-06') await importWatches(shop.api, join(folder, 'data'), { price: 1249, stock: 0 });
    await operate('SaveMetalRates', {
      Rates: [{ Id: 'gold-18k', RatePerGram: 9000 + Math.floor(random() * 900) }],
      Force: true,
    });
    await applyDueRates({ db, now: () => clock.now, worker: 'one' });
    await operate('SavePrices', { Rows: [{ Id: WATCH, Price: 11_000 + Math.floor(random() * 3000) }] });
    const Until = new Date(clock.now + 9 * DAY_MS).toISOString();
    await operate('SavePrices', { Rows: [{ Id: FIELD_WATCH, Price: 8_000 + Math.floor(random() * 1500), Until }] });
    await operate('SaveStock', {
      Rows: [WATCH, FIELD_WATCH, RING, SMALL_RING, STATION_WATCH].map((SKU) => ({ SKU, Change: 4 })),
      Reason: 'received',
    });
    for (let index = 0; index < ORDERS_A_MONTH; index++) {
      clock.now += 2 * DAY_MS;
      await applyDuePrices({ db, now: () => clock.now });
      await deal(await buy());
    }
    shop.gateways.razorpay.refundState = pick(['sent', 'processed']);
    await sendRefunds(shop.api.context, new AbortController().signal);
  }

  let bought = 0;
  /** Every third order is wrapped for its charge. */
  const giftOfNext = () => {
    bought += 1;
    return { Wrap: bought % 3 === 0, Message: '', HidePrices: false };
  };

  /** Cash is taken for less than ₹10,000 alone, and has its fee. */
  const buy = () =>
    random() < 0.2
      ? shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery', gift: giftOfNext() })
      : shop.bought({
          items: pick(BASKETS),
          method: pick(['razorpay', 'payu']),
          cards: pick([[], [], [], [2_000_00], [90_000_00]]),
          coupon: random() < 0.3,
          gift: giftOfNext(),
        });

  /** What becomes of an order: delivered, cancelled in part or whole, refused at the door, or returned. */
  async function deal(bought: Bought): Promise<void> {
    const { OrderNumber, Products } = bought.order;
    const [line] = Products;
    const fate = pick(['keep', 'keep', 'keep', 'cancel', 'cancel one', 'refuse', 'return', 'return'] as const);
    if (fate === 'cancel' || fate === 'cancel one') {
      const Lines = fate === 'cancel' ? undefined : [{ LineId: line?.LineId, Quantity: 1 }];
      dataOf(await shop.cancel(bought, Lines ? { Lines } : {}), 'CancelOrder');
      return;
    }
    await shop.advanced(OrderNumber, 'pack', 'ship');
    if (fate === 'refuse') return shop.advanced(OrderNumber, 'undelivered');
    await shop.advanced(OrderNumber, 'deliver');
    if (fate === 'return') await giveBack(bought);
  }

  /** One piece of the first line comes back by a return that succeeds, and is for sale again. */
  async function giveBack(bought: Bought): Promise<void> {
    const { OrderNumber, Products } = bought.order;
    const line = { LineId: Products[0]?.LineId ?? '', Quantity: 1, Reason: 'changed-mind', ReplacementSKU: '' };
    const { caller } = await shop.back(bought);
    const fields = { OrderNumber, Lines: [line], RefundTo: 'gift-card' };
    const plan = await caller.post<{ Amount: number }>('OrderRefundPreview', { ...fields, For: 'return' });
    const requested = await caller.post<OrderReturnWire>('RequestReturn', {
      ...fields,
      Kind: 'return',
      PickupDate: pickupDates(shop.clock.now)[0],
      PickupSlot: 'morning',
      SealIntact: true,
      TagsOn: true,
      ExpectedRefund: plan.Data?.Amount,
      ExpectedDifference: 0,
      IdempotencyKey: newId(),
    });
    const { ReturnNumber } = dataOf(requested, 'RequestReturn');
    for (const Step of ['approve', 'pick-up', 'pass', 'refund', 'restock']) {
      const SellableLineIds = Step === 'restock' ? [line.LineId] : [];
      await operate('AdvanceReturn', { ReturnNumber, Step, SellableLineIds });
    }
  }

  /** The reports of a month as an accountant reads them. */
  async function reportsOf({ desk }: Pick<OrderShop, 'desk'>, month: string) {
    const report = async <Data>(name: string, body: object) => dataOf(await desk<Data>(name, body), name);
    const sales = new Map<string, DataOf<typeof calls.salesReport>['Rows']>();
    for (const By of SALES_BY) {
      sales.set(By, (await report<DataOf<typeof calls.salesReport>>('SalesReport', { Month: month, By })).Rows);
    }
    const register: DataOf<typeof calls.taxRegister>['Rows'] = [];
    for (let day = 1; day <= daysOf(month); day++) {
      const Day = `${month}-${String(day).padStart(2, '0')}`;
      register.push(...(await report<DataOf<typeof calls.taxRegister>>('TaxRegister', { Day })).Rows);
    }
    return { form: await report<Gstr1Wire>('Gstr1Report', { Month: month }), sales, register };
  }

  test('every report of every month has the same value and tax, to the paisa, and they add up to the orders', async () => {
    const { db } = shop;
    const totals: number[] = [];
    for (const { month, form, sales, register } of reports.months) {
      const { txval, iamt, camt, samt } = sectionSums(form);
      const expected = { value: txval, tax: iamt + camt + samt };
      const registered = {
        value: sum(register.map(({ TaxableAmount }) => paise(TaxableAmount))),
        tax: sum(register.map(({ Cgst, Sgst, Igst }) => paise(Cgst) + paise(Sgst) + paise(Igst))),
      };
      expect({ month, ...registered }).toEqual({ month, ...expected });
      for (const [by, rows] of sales) {
        const sold = {
          value: sum(rows.map(({ TaxableAmount }) => paise(TaxableAmount))),
          tax: sum(rows.map(({ Tax }) => paise(Tax))),
        };
        expect({ month, by, ...sold }).toEqual({ month, by, ...expected });
      }
      totals.push(expected.value + expected.tax);
    }
    const invoiced = await db.selectFrom('orders').select('total').where('invoiced_at', 'is not', null).execute();
    const credited = await db.selectFrom('credit_notes').select('amount').execute();
    expect(invoiced.length).toBeGreaterThan(20);
    expect(credited.length).toBeGreaterThan(5);
    const rings = await db.selectFrom('skus').select('price').where('product_code', '=', RING_PRODUCT).execute();
    // The rates of the year have repriced all sizes alike.
    expect(new Set(rings.map(({ price }) => price)).size).toBe(1);
    expect(sum(totals)).toBe(sum(invoiced.map(({ total }) => total)) - sum(credited.map(({ amount }) => amount)));
  });

  test('goods that came by a file and lines that an offer reduced are in the reports, at the prices of the file', async () => {
    const { db } = shop;
    expect(imported).toMatchObject({ State: 'done', Added: 2, Refused: 1 });
    const rows = await db.selectFrom('order_lines').select(['sku', 'document']).execute();
    const lines = rows.map(({ sku, document }) => ({ sku, ...(JSON.parse(document) as OrderLineDocument) }));
    const fromFile = lines.filter(({ sku }) => sku === STATION_WATCH || sku === HARBOUR_WATCH);
    expect(new Set(fromFile.map(({ unitPrice }) => unitPrice))).toEqual(new Set([1199_00, 1249_00]));
    expect(lines.filter(({ offerDiscount }) => offerDiscount > 0).length).toBeGreaterThan(5);
    const sold = reports.months.flatMap(({ sales }) => sales.get('product') ?? []);
    expect(sold.filter(({ Key }) => Key === STATION_WATCH).length).toBeGreaterThan(3);
  });

  test('what the gateways settle agrees with the money ledger to the paisa, and a planted difference is named', async () => {
    const settled = await settleYear(shop);
    const payments = await shop.db.selectFrom('payments').select('amount').execute();
    const refunds = await shop.db
      .selectFrom('refunds')
      .select('amount')
      .where('gateway_refund_id', 'is not', null)
      .execute();
    expect(payments.length).toBeGreaterThan(20);
    expect(refunds.length).toBeGreaterThan(5);
    expect(settled.paid).toBe(sum(payments.map(({ amount }) => amount)));
    expect(settled.refunded).toBe(sum(refunds.map(({ amount }) => amount)));
    expect(settled.net).toBe(settled.paid - settled.refunded - settled.fees);
    expect(settled.differences).toEqual([
      ['amount-differs', settled.planted, 1],
      ['not-settled', settled.withheld, 0],
    ]);
  });

  test('stock and money are consistent after the year', async () => {
    const { 'what is off the shelf is held by somebody': _shelf, ...books } = await returnLedgers(shop.db, shelves);
    for (const [name, [actual, expected]] of Object.entries(books))
      expect({ [name]: actual }).toEqual({ [name]: expected });
    const stock = await shop.db.selectFrom('skus').select(['sku', 'quantity']).orderBy('sku').execute();
    expect(reports.stock.Rows.map(({ SKU, Quantity }) => ({ sku: SKU, quantity: Quantity }))).toEqual(stock);
  });

  if (engine === 'sqlite') {
    test('the shop moved to a fresh installation has the same reports', async () => {
      const printed: string[] = [];
      const move = (dataDir: string, ...args: string[]) =>
        runMove(args, {
          place: { dataDir },
          now: () => shop.clock.now,
          print: (line) => printed.push(line),
          warn: (line) => printed.push(line),
          onProgress: () => undefined,
        });
      expect(await move(join(folder, 'data'), 'export', join(folder, 'shop.zip'))).toBe(0);
      expect(await move(join(folder, 'new'), 'import', join(folder, 'shop.zip'))).toBe(0);
      const moved = await openDatabase({ dataDir: join(folder, 'new') });
      const newShop = await orderShop(engine, moved, { takesMoney: true });
      expect(await reportsOfYear(newShop)).toEqual(reports);
      await newShop.api.close();
      await moved.close();
    });
  }

  async function reportsOfYear({ desk }: Pick<OrderShop, 'desk'>) {
    const months = [];
    for (const month of MONTHS) months.push({ month, ...(await reportsOf({ desk }, month)) });
    return { months, stock: dataOf(await desk<DataOf<typeof calls.stockReport>>('StockReport', {}), 'StockReport') };
  }
});

const daysOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
