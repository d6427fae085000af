import { parse } from 'csv-parse/sync';
import type { Gstr1Wire } from '#lib/contract/index.ts';
import { sum } from '#lib/retail-api/core/sum.ts';
import { FIELD_WATCH, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { shelfOf } from '#lib/retail-api/testing/ledgers.ts';
import { type OrderShop, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { PROMOTIONS_NOW } from '#lib/retail-api/testing/promotions.ts';
import { setWarehouses } from '#lib/retail-api/testing/warehouses.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { type TestDesk, testDesk } from './desk.ts';

const MONTH = new Date(PROMOTIONS_NOW).toISOString().slice(0, 7);

let shop: OrderShop;
let desk: TestDesk;
beforeAll(async () => {
  shop = await orderShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

const run = async (line: string) => {
  const { code, out, err } = await desk(line);
  if (code !== 0) throw new Error(err);
  return out;
};
const csv = async (line: string): Promise<Record<string, string>[]> => parse(await run(line), { columns: true });
/** Test payments are no sales; the gateways of these tests take money as real ones do. */
const makeReal = async () => {
  for (const { number, document } of await shop.db.selectFrom('orders').select(['number', 'document']).execute()) {
    const real = JSON.stringify({ ...JSON.parse(document), testPayment: false });
    await shop.db.updateTable('orders').set({ document: real }).where('number', '=', number).execute();
  }
};

test('sales, register and GSTR-1 of orders that were bought and cancelled agree', async () => {
  const kept = await shop.bought({ items: [[WATCH, 2]], coupon: true });
  const cancelled = await shop.bought({
    items: [
      [WATCH, 1],
      [FIELD_WATCH, 1],
    ],
    email: 'b@example.com',
  });
  await shop.cancel(cancelled);
  await makeReal();
  const total = (await shop.row(kept.order.OrderNumber))?.total ?? 0;
  const byProduct = await csv(`report sales --month ${MONTH} --per product`);
  expect(byProduct.find(({ Key }) => Key === WATCH)).toMatchObject({
    ItemsSold: '3',
    ItemsCredited: '1',
    Invoices: '2',
  });
  for (const by of ['day', 'product', 'category', 'brand', 'state', 'coupon', 'payment']) {
    const rows = await csv(`report sales --month ${MONTH} --per ${by}`);
    expect(sum(rows.map(({ Total }) => Math.round(Number(Total) * 100)))).toBe(total);
  }
  const register = await csv(`report tax-register --month ${MONTH}`);
  expect(sum(register.map(({ Total }) => Math.round(Number(Total) * 100)))).toBe(total);
  expect(register.filter(({ Kind }) => Kind === 'credit-note').every(({ Total }) => Number(Total) < 0)).toBe(true);
  const form: Gstr1Wire = JSON.parse(await run(`report gstr1 --month ${MONTH}`));
  const parts = (form.b2cs ?? []).map(({ txval, iamt = 0, camt = 0, samt = 0 }) => txval + iamt + camt + samt);
  expect(Math.round(sum(parts) * 100)).toBe(total);
});

test('stock has every SKU with its value, and when pieces were added and sold', async () => {
  await shop.bought({ items: [[WATCH, 1]] });
  const rows = await csv('report stock');
  const stored = await shop.db.selectFrom('skus').selectAll().orderBy('sku').execute();
  expect(rows.map(({ SKU }) => SKU)).toEqual(stored.map(({ sku }) => sku));
  const value = sum(stored.map(({ quantity, price }) => quantity * price));
  expect(sum(rows.map(({ Value }) => Math.round(Number(Value) * 100)))).toBe(value);
  const watch = rows.find(({ SKU }) => SKU === WATCH);
  expect(watch).toMatchObject({ LastAddedAt: '', LastSoldAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) });
});

test('stock by warehouse adds up to the stock of each SKU', async () => {
  await shop.db.insertInto('warehouse_stock').values({ sku: WATCH, warehouse: 'MYS', quantity: 3 }).execute();
  setWarehouses();
  const rows = await csv('report warehouses').finally(() => setShopProfile(DEMO_PROFILE));
  const watches = rows.filter(({ SKU }) => SKU === WATCH);
  expect(watches.map(({ Warehouse, Quantity }) => [Warehouse, Number(Quantity)])).toEqual([
    ['BLR', (await shelfOf(shop.db, WATCH)) - 3],
    ['MYS', 3],
    ['HUB', 0],
  ]);
});

test('visits, errors and requests to support are read by month', async () => {
  const { db } = shop.api.context;
  const at = PROMOTIONS_NOW;
  const visit = { at, banner_url: '/?utm_campaign=diwali', tracking_code: 'D1', device: 'mobile' as const };
  const visits = ['a', 'b', 'c'].map((id) => ({ ...visit, id, session_id: id === 'c' ? 'b' : id }));
  await db
    .insertInto('visits')
    .values([...visits, { ...visit, id: 'old', session_id: 'a', at: 0 }])
    .execute();
  expect(await csv(`report visits --month ${MONTH}`)).toEqual([
    { Landing: '/?utm_campaign=diwali', TrackingCode: 'D1', Device: 'mobile', Visits: '3', Visitors: '2' },
  ]);
  const error = { kind: 'api', api_name: 'ViewCart', status_code: '500', error_code: 'X', request: '', response: '' };
  const reported = [1, 2].map((id) => ({ ...error, id: String(id), at: at + id, description: '=1', type_id: null }));
  await db.insertInto('error_log').values(reported).execute();
  expect(await csv(`report errors --month ${MONTH}`)).toMatchObject([
    { APIName: 'ViewCart', StatusCode: '500', ErrorDescription: "'=1", Count: '2' },
  ]);
  const request = { reference: 'SR-1', email: 'a@example.com', mobile: '9876543210', order_number: '', created_at: at };
  await db.insertInto('support_requests').values(request).execute();
  expect(JSON.parse(await run(`--json report support --month ${MONTH}`))).toEqual([
    { Reference: 'SR-1', CreatedAt: at, OrderNumber: '', Mobile: '9876543210', Email: 'a@example.com' },
  ]);
  expect(await run('report searches')).toBe('Text,Searches,Week');
});

test.each([
  ['report sales', /required option '--month <MONTH>' not specified/],
  ['report sales --month 2026-13', /It must be a month, such as 2026-11/],
  ['report sales --month 2026-11 --per colour', /It must be one of day, product/],
  ['report profits', /unknown command 'profits'/],
])('the desk command %s exits with 2', async (line, text) => {
  expect(await desk(line)).toMatchObject({ code: 2, err: expect.stringMatching(text) });
});
