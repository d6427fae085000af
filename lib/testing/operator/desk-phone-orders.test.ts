import { WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { type OrderShop, orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: OrderShop;
let desk: TestDesk;

beforeAll(async () => {
  shop = await orderShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.reset());
afterAll(() => shop.api.close());

const ORDER = `phone-order "+91 98765 00011" --item ${WATCH}=2 --name "Asha Rao" --address "12 Church Street" --city Bengaluru --state Karnataka`;

test('the desk prices a phone order, places it with that total, sends its link again and withdraws it', async () => {
  const priced = await desk(`${ORDER} --pincode 560001`);
  const total = /^Nothing is placed yet. Repeat the command with: --total (\S+)$/m.exec(priced.out)?.[1];
  expect(priced.out).toMatch(new RegExp(`^2 x +${WATCH} +₹[\\d,]+ +Aarvane Ganga`, 'm'));
  const placed = await desk(`${ORDER} --pincode 560001 --total ${total}`);
  expect(placed.out).toMatch(/^Order SM-\S+: waiting for payment\n/);
  expect(placed.out).toMatch(/To be paid until .* at\n {2}http:\/\/shop\.test\/makepayment\?order=\S+$/);
  const number = /SM-\S{6}-\S{6}/.exec(placed.out)?.[0];
  expect((await desk(`${ORDER} --pincode 560001 --total ${total}`)).out).toBe(placed.out);
  expect((await desk(`payment-link ${number}`)).out).toBe(placed.out);
  expect((await desk(`withdraw ${number}`)).out).toBe(`Order ${number} is withdrawn.`);
  expect((await desk(`payment-link ${number}`)).err).toBe(
    'It is not at that step. Check its state and do what comes next.',
  );
});

test('the desk says why a phone order cannot be paid in cash on delivery', async () => {
  const above = ORDER.replace(`${WATCH}=2`, `${WATCH}=3`);
  expect((await desk(`${above} --pincode 560001 --pay cash-on-delivery`)).err).toBe(
    'The amount is above or below what can be paid in this way. The limit for cash on delivery is a rule of the shop.',
  );
});

test('the desk says which option of a phone order is wrong', async () => {
  expect((await desk(`${ORDER} --pincode 110001`)).err).toMatch(
    /^--pincode: The pincode is in Delhi, not in Karnataka/,
  );
  expect((await desk(`${ORDER} --pincode 560001 --total 1`)).err).toContain('₹');
  expect((await desk(`${ORDER} --pincode 560001 --item NONE`)).err).toBe(
    '--item: Line 2 (NONE): there is no such SKU.',
  );
  expect((await desk(ORDER.replace('Karnataka', 'Atlantis'))).err).toContain('There is no such state.');
  expect((await desk(ORDER.replace(`${WATCH}=2`, 'a=b'))).err).toContain('It must look like 1801AV01');
  const wrongMobile = `${ORDER} --pincode 560001`.replace('"+91 98765 00011"', '12345');
  expect((await desk(wrongMobile)).err).toContain('Enter a 10-digit mobile number.');
});
