import { FIELD_WATCH, WATCH } from '#lib/retail-api/testing/demo-skus.ts';
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

test('the desk ships an order in parts and moves each parcel on', async () => {
  const { order } = await shop.bought({
    items: [
      [WATCH, 2],
      [FIELD_WATCH, 1],
    ],
  });
  const { OrderNumber: number } = order;
  const run = (command: string) => {
    shop.clock.now += 1000;
    return desk(command);
  };
  const first = await run(`ship-part ${number} --item 1=2 --courier "Blue Dart" --awb BD1`);
  expect(first.out).toMatch(/^Order SM-\S+ is packed\.\n {2}Blue Dart BD1, shipped: 2 x Aarvane Ganga/);
  expect((await run(`ship-part ${number} --item 2 --courier "Blue Dart" --awb BD2`)).out).toContain('is shipped.');
  expect((await run(`parcel ${number} BD1 correct --courier Delhivery --awb DL1`)).out).toContain('Delhivery DL1');
  expect((await run(`parcel ${number} DL1 undelivered`)).err).toBe(
    '--reason: A reason is required: the shopper sees it.',
  );
  expect((await run(`parcel ${number} DL1 undelivered --reason "It was refused."`)).out).toContain(
    'Delhivery DL1, returned: 2 x Aarvane Ganga',
  );
  expect((await run(`parcel ${number} DL1 restock --sellable 1`)).code).toBe(0);
  expect((await run(`parcel ${number} BD2 deliver`)).out).toContain('is delivered.');
  expect((await run(`show ${number}`)).out).toMatch(/Parcels\n {2}Delhivery DL1, .*, returned: 2 x/);
  expect((await run(`slip ${number} --parcel BD2 --out slip.pdf`)).out).toBe('Written to slip.pdf.');
  expect((await run(`parcel ${number} BD9 deliver`)).err).toContain('The order has no parcel BD9');
  expect((await run(`ship-part ${number} --item one --courier X --awb 1`)).err).toContain(
    '--item must look like 1 or 1=2',
  );
});
