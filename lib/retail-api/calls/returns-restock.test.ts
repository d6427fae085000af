import { RETURN_CODES } from '#lib/contract/index.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('restocking the goods of a return', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('restocking requires a line for which no result of the quality check was given', async () => {
    const delivered = await shop.delivered([
      { sku: WATCH, quantity: 1, net: 12_495_00 },
      { sku: FIELD_WATCH, quantity: 1, net: 9_999_00 },
    ]);
    const [watch, field] = delivered.lines.map(({ id }) => id);
    const { ReturnNumber } = await shop.requested(delivered, [{}, { line: 1 }]);
    await shop.advanced(ReturnNumber, 'approve', 'pick-up', ['pass', { SellableLineIds: [watch] }], 'restock');
    const before = await shelfOf(shop.db, FIELD_WATCH);
    const again = await shop.advance(ReturnNumber, 'restock', { SellableLineIds: [watch] });
    expect(again).toMatchObject({ ReturnCode: RETURN_CODES.NotAllowedNow.code, Data: { Reason: 'nothing-left' } });
    const wrong = await shop.advance(ReturnNumber, 'restock', { SellableLineIds: ['another-line-of-nobody'] });
    expect(wrong).toMatchObject({ Data: { Field: 'SellableLineIds' } });
    await shop.advanced(ReturnNumber, ['restock', { SellableLineIds: [field] }]);
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(before + 1);
  });
});
