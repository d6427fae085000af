import { SHOP_TAG } from '#lib/contract/shop.ts';
import { until } from '#lib/testing/until.ts';
import { PurgeQueue } from './purge-queue.ts';

/** A receiver that is away for a number of calls. */
function queueTo({ awayFor = 0 } = {}) {
  const calls: string[][] = [];
  const onAway = jest.fn();
  let away = awayFor;
  const send = async (tags: readonly string[]) => {
    away -= 1;
    if (away >= 0) throw new Error('away');
    calls.push([...tags]);
  };
  const queue = new PurgeQueue({ maxTags: 100, maxBytes: 3500, send, onAway, firstPauseMs: 5 });
  return { calls, onAway, queue, heard: () => calls.flat() };
}

test('purges that come together are one call', async () => {
  const { queue, calls } = queueTo();
  queue.purge(['product:1', 'menu']);
  queue.purge(['menu', 'list:watches']);
  await until(() => calls.length > 0);
  expect(calls).toEqual([['product:1', 'menu', 'list:watches']]);
});

test('a key that comes just when the last call has succeeded is sent, too', async () => {
  const calls: string[][] = [];
  const queue = new PurgeQueue({
    maxTags: 100,
    maxBytes: 3500,
    onAway: jest.fn(),
    send: (tags) => {
      calls.push([...tags]);
      const sent = Promise.resolve();
      // Runs right after the queue has seen that nothing waits.
      if (calls.length === 1) void sent.then(() => undefined).then(() => queue.purge(['late']));
      return sent;
    },
  });
  queue.purge(['early']);
  await until(() => calls.length === 2);
  expect(calls).toEqual([['early'], ['late']]);
});

test('a receiver that was away hears everything when it is back, and is reported once', async () => {
  const { queue, onAway, heard } = queueTo({ awayFor: 3 });
  queue.purge(['product:1']);
  await until(() => onAway.mock.calls.length > 0);
  queue.purge(['product:2']);
  await until(() => heard().length === 2);
  expect(heard().toSorted()).toEqual(['product:1', 'product:2']);
  expect(onAway).toHaveBeenCalledTimes(1);
});

test('many keys take several calls', async () => {
  const { queue, calls, heard } = queueTo();
  queue.purge(Array.from({ length: 250 }, (_, index) => `product:${index}`));
  await until(() => heard().length === 250);
  expect(calls.map((tags) => tags.length)).toEqual([100, 100, 50]);
});

test('a key that is too long for a call is sent alone', async () => {
  const { queue, calls } = queueTo();
  queue.purge(['x'.repeat(4000), 'menu']);
  await until(() => calls.length === 2);
  expect(calls.map((tags) => tags.length)).toEqual([1, 1]);
});

test('very many keys become a purge of all pages', async () => {
  const { queue, calls } = queueTo();
  queue.purge(Array.from({ length: 1001 }, (_, index) => `product:${index}`));
  await until(() => calls.length > 0);
  expect(calls).toEqual([[SHOP_TAG]]);
});

test('a closed queue repeats nothing', async () => {
  const { queue, onAway, calls } = queueTo({ awayFor: 1 });
  queue.purge(['menu']);
  await until(() => onAway.mock.calls.length > 0);
  queue.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});
