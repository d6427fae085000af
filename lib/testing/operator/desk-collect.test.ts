import { COLLECT, type CollectShop, collectShop, NEAR } from '#lib/retail-api/testing/collect-shop.ts';
import { WATCH } from '#lib/retail-api/testing/demo-skus.ts';
import { orderShopper } from '#lib/retail-api/testing/order-shopper.ts';
import { type TestDesk, testDesk } from './desk.ts';

let shop: CollectShop;
let desk: TestDesk;

beforeAll(async () => {
  shop = await collectShop('sqlite');
  desk = testDesk(shop.api);
});
beforeEach(() => shop.resetShelves({ [NEAR]: { [WATCH]: 1 } }));
afterAll(() => shop.api.close());

test('the desk makes an order ready, sends another code and hands it over for that', async () => {
  const asha = await orderShopper(shop.api);
  await asha.fill(WATCH);
  const { OrderNumber: number } = (await shop.boughtToCollect(asha)).order;
  expect((await desk('list --store st1')).out).toContain(number);
  expect((await desk('list --store ST2')).out).toBe('No orders.');
  expect((await desk(`pack ${number}`)).err).toMatch(/is confirmed .*Possible next: ready, cancel\./);
  expect((await desk(`ready ${number}`)).out).toBe(`Order ${number} is ready to collect.`);
  const old = await shop.code();
  shop.clock.now += 1000;
  expect((await desk(`send-code ${number}`)).out).toBe(`A new code for order ${number} is sent.`);
  const { out } = await desk(`show ${number}`);
  expect(out).toContain(`Collected from Bengaluru Store by\n  ${COLLECT.FullName}`);
  expect(out).toMatch(/Kept until\n {2}the end of /);
  expect(await desk(`collect ${number} 12`)).toMatchObject({
    code: 1,
    err: 'CODE: must be the six digits that the collector shows.',
  });
  expect(await desk(`collect ${number} ${old}`)).toMatchObject({ code: 1, err: 'This is not the code of the order.' });
  shop.clock.now += 1000;
  const code = await shop.code();
  expect(await desk(`collect ${number} "${code.slice(0, 3)} ${code.slice(3)}"`)).toMatchObject({
    code: 0,
    out: `Order ${number} is delivered.`,
  });
});
