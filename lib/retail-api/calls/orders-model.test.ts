import fc from '#lib/testing/generated.ts';
import { stockByLedger } from '../testing/ledgers.ts';
import { orderCommand, purchase } from '../testing/order-commands.ts';
import { OrderModelRun } from '../testing/order-model-run.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { returnLedgers } from '../testing/return-ledgers.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

// Sequences of calls exceed the default timeout.
jest.setTimeout(600_000);

describeOnEachEngine('random sequences of order changes', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  afterAll(() => shop.api.close());

  test('stock and money are consistent after each order change', async () => {
    const purchases = fc.array(purchase, { minLength: 1, maxLength: 2 });
    const commands = fc.array(orderCommand, { minLength: 5, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(purchases, commands, async (bought, all) => {
        const model = new OrderModelRun(shop);
        await model.begin();
        const shelves = await stockByLedger(shop.db);
        for (const one of bought) await model.buy(one);
        for (const command of all) {
          await model.run(command);
          const books = { ...(await returnLedgers(shop.db, shelves)), ...(await model.compared()) };
          for (const [name, [is, must]] of Object.entries(books)) expect({ [name]: is }).toEqual({ [name]: must });
        }
      }),
      { numRuns: engine === 'sqlite' ? 25 : 6 },
    );
  });
});
