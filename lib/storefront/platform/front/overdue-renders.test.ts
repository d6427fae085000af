import * as paths from '#lib/shared/paths.ts';
import { setUpHeldFront } from '#lib/testing/storefront/held-front.ts';
import { until } from '#lib/testing/until.ts';

const front = setUpHeldFront((url) => url.includes('held'), { maxWaitMs: 50 });

test('a public page that comes too late counts as a render until Next has ended it', async () => {
  const late = await Promise.all(Array.from({ length: 16 }, (_, index) => fetch(`${front.base}/held-${index}`)));
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([503]));
  expect(front.renders()).toEqual({ running: 16, waiting: 0 });
  expect((await fetch(`${front.base}/watches`)).status).toBe(503);
  expect(front.requests).not.toContain('/watches');
  expect((await fetch(front.base + paths.cart())).status).toBe(200);
  front.release();
  await until(() => front.renders().running === 0);
  expect((await fetch(`${front.base}/watches`)).status).toBe(200);
});
