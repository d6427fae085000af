import { type OrderShop, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { testDesk } from './desk.ts';

const HEADER = 'entity_id,type,amount,fee,tax,debit,credit,settled,settled_at,settlement_id,settlement_utr';

let shop: OrderShop;
beforeAll(async () => {
  shop = await orderShop('sqlite', undefined, { takesMoney: true });
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

test('a settlement report is checked, stored and printed', async () => {
  await shop.bought();
  const { gateway_payment_id: id, amount } = await shop.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  const day = new Date(shop.clock.now).toISOString().slice(0, 10);
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const row = (entity: string, credit: number) =>
    `${entity},payment,${rupees(amount)},23.60,3.60,0,${rupees(credit)},1,${day} 18:00:00,setl_1,UTR1`;
  const texts = {
    'good.csv': [HEADER, row(id, amount - 2360), row('pay_other', amount - 2360)].join('\n'),
    'bad.csv': [HEADER, row(id, amount - 2360), row('pay_two', amount).replace('23.60', 'much')].join('\n'),
  };
  const desk = testDesk(shop.api, { texts });

  const dry = await desk('settlements import good.csv --gateway razorpay --dry-run');
  expect(dry.out).toMatch(/New: 2\. Stored before: 0[\s\S]*unknown +payment +pay_other[\s\S]*Nothing was stored\.$/);
  const stored = await desk('settlements import good.csv --gateway razorpay');
  expect(stored.out).toMatch(/^Stored: 2\. Stored before: 0\. Not settled yet: 0\./);
  const again = await desk('--json settlements import good.csv --gateway razorpay');
  expect(JSON.parse(again.out)).toMatchObject({ Added: 0, Known: 2, Matched: 1, Unknown: 1 });

  const month = day.slice(0, 7);
  const lines = (await desk(`report settlements --month ${month} --differences`)).out.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^razorpay,unknown,payment,pay_other,/);
  const totals = (await desk(`--json report settlement-totals --month ${month}`)).out;
  expect(JSON.parse(totals)[0]).toMatchObject({ Gateway: 'razorpay', Payments: 2, Matched: 1, Fee: 40, Tax: 7.2 });

  const refused = await desk('settlements import bad.csv --gateway razorpay');
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/Nothing was stored\.\nline 3, fee: is "much"/);
  expect((await desk('settlements import none.csv --gateway razorpay')).err).toMatch(/none\.csv cannot be read/);
});
