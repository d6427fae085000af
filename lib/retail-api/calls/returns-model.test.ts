import fc from '#lib/testing/generated.ts';
import { sum } from '../core/sum.ts';
import { stockByLedger } from '../testing/ledgers.ts';
import { returnCommand, returnPurchase } from '../testing/return-commands.ts';
import { returnLedgers } from '../testing/return-ledgers.ts';
import { ReturnModelRun } from '../testing/return-model-run.ts';
import { type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

// Sequences of calls exceed the default timeout.
jest.setTimeout(600_000);

describeOnEachEngine('random sequences of return requests and steps', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  afterAll(() => shop.api.close());

  test('stock and money are consistent after each return step', async () => {
    const commands = fc.array(returnCommand, { minLength: 8, maxLength: 22 });
    await fc.assert(
      fc.asyncProperty(returnPurchase, commands, async ({ lines, giftPercent, cash }, all) => {
        await shop.reset();
        const shelves = await stockByLedger(shop.db);
        const total = sum(lines.map(({ net, shipping }) => net + shipping));
        const giftCard = Math.floor((total * giftPercent) / 100);
        const model = new ReturnModelRun(
          shop,
          await shop.delivered(lines, { giftCard, cash: cash && giftCard < total }),
        );
        for (const command of all) {
          await model.run(command);
          const books = {
            ...(await returnLedgers(shop.db, shelves)),
            'money went where it was told': await model.refundedAndAnnounced(),
          };
          for (const [name, [is, must]] of Object.entries(books)) {
            expect({ [name]: is }).toEqual({ [name]: must });
          }
          const states = await shop.db.selectFrom('returns').select(['number', 'state']).orderBy('number').execute();
          const expected = model.returns.map(({ number, state }) => ({ number, state }));
          expect(states).toEqual(expected.toSorted((a, b) => (a.number < b.number ? -1 : 1)));
        }
      }),
      { numRuns: engine === 'sqlite' ? 25 : 6 },
    );
  });
});
