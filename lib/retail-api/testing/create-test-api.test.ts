import type { CartWire } from '#lib/contract/index.ts';
import { signInSession } from './api-caller.ts';
import { createTestApi } from './create-test-api.ts';
import { describeOnEachEngine } from './test-database.ts';

describeOnEachEngine('the API for tests', (engine) => {
  test('the API for tests has the demo catalogue, whose products can be added to a cart', async () => {
    const { handle, context, close } = await createTestApi({ engine });
    const { products } = await context.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    expect(products).toBe(157);
    expect(context.catalogue.roots()).toEqual(expect.arrayContaining(['watches', 'jewellery']));
    const caller = await signInSession(handle);
    const { Data } = await caller.post<CartWire>('AddCart', { ProductUrl: 'x-1801av01' });
    expect(Data?.Products[0]?.ThumbnailImageUrl).toMatch(/^\/images\/thumbnail\/1801AV01-1-[0-9a-f]{8}\.webp$/);
    await close();
  });
});
