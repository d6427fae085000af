import { closedRequests, plainRequests } from '../../fixtures/closed-requests.ts';
import { closedBefore } from '../../fixtures/closed-store.ts';
import { sendAll } from '../../fixtures/send-all.ts';
import { BEFORE_LAUNCH } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { UnguardedStore } from '../../fixtures/unguarded-store.ts';

// The test sends thousands of requests, and starts stores from copies of the build.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.use({ storeSettings: BEFORE_LAUNCH });

test('no catalogue data leaks from a store before its launch, or from a private sale', async ({ store }) => {
  const closed = await closedBefore(store);
  const { requests, statuses, leaks } = await sendAll(closed.port, closedRequests(closed));
  expect(leaks).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(5000);
  expect(statuses[500] ?? 0).toBe(0);
});

for (const guards of [
  { front: true, middleware: false },
  { front: false, middleware: true },
  { front: false, middleware: false },
]) {
  const missing = [guards.front ? '' : 'front', guards.middleware ? '' : 'middleware'].filter(Boolean).join(' and ');
  test(`no catalogue data leaks without the ${missing}`, async ({ store }) => {
    const bare = await UnguardedStore.open(store, guards);
    try {
      const closed = await closedBefore(store, bare.port);
      const { leaks } = await sendAll(bare.port, plainRequests(closed));
      expect(leaks).toEqual([]);
    } finally {
      await bare.close();
    }
  });
}
