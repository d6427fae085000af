import type { calls, DataOf } from '#lib/contract/index.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Shown = DataOf<typeof calls.deskReturn>;

describeOnEachEngine('a return as the operator reads it', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const shown = async (ReturnNumber: string) => (await shop.desk<Shown>('DeskReturn', { ReturnNumber })).Data;

  test('DeskReturn states which lines can be sold again, which are restocked, and the staff member of each step', async () => {
    const delivered = await shop.delivered([{ sku: WATCH, quantity: 2, net: 24_990_00, shipping: 0 }]);
    const { ReturnNumber } = await shop.requested(delivered, [{ quantity: 1 }]);
    const [line] = delivered.lines;
    expect(await shown(ReturnNumber)).toMatchObject({ SellableLineIds: [], RestockedLineIds: [] });
    shop.clock.now += 1;
    await shop.advanced(ReturnNumber, 'approve');
    shop.clock.now += 1;
    await shop.advanced(ReturnNumber, 'pick-up', ['pass', { SellableLineIds: [line?.id] }]);
    expect(await shown(ReturnNumber)).toMatchObject({ SellableLineIds: [line?.id], RestockedLineIds: [] });
    await shop.advanced(ReturnNumber, 'restock');
    const { Audit, ...after } = (await shown(ReturnNumber)) ?? {};
    expect(after).toMatchObject({ SellableLineIds: [line?.id], RestockedLineIds: [line?.id] });
    expect(Audit?.slice(0, 2)).toEqual([
      { At: shop.clock.now - 2, By: 'customer', Did: 'return-requested' },
      { At: shop.clock.now - 1, By: 'desk:Meera', Did: 'return-approved' },
    ]);
    expect(Audit).toHaveLength(5);
  });
});
