import type { ProductReviewsWire } from '#lib/contract/index.ts';
import { removeDemo } from '../catalogue/exchange/remove-demo.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

const REVIEWED = '1801AV01';

async function reviewsIn(api: TestApi) {
  const caller = await signInSession(api.handle);
  return (await caller.post<ProductReviewsWire>('ProductReviews', { ProductCode: REVIEWED })).Data;
}

test('a trial shows demo reviews that count in nothing, until the demo is removed', async () => {
  const api = await createTestApi({ isTrial: true });
  const { db, now } = api.context;
  const shown = await reviewsIn(api);
  expect(shown?.DemoReviews.map(({ Title }) => Title)).toEqual(['Slim enough for a cuff', 'Not for the pool']);
  expect(shown).toMatchObject({ Reviews: [], TotalReviews: 0, Summary: { Count: 0, Average: null } });
  expect(await db.selectFrom('reviews').select('id').execute()).toEqual([]);
  // As after the removal, whether the product itself is still there or not.
  await db.updateTable('catalogue_version').set({ origin: 'operator' }).execute();
  expect((await reviewsIn(api))?.DemoReviews).toEqual([]);
  await removeDemo(db, { pagesDir: undefined, now, onProgress: () => undefined });
  expect((await reviewsIn(api))?.DemoReviews ?? []).toEqual([]);
  await api.close();
});

test('a store that is no trial has no demo reviews, even of goods of the demo', async () => {
  const api = await createTestApi({ isTrial: false });
  expect((await reviewsIn(api))?.DemoReviews).toEqual([]);
  await api.close();
});
