import { longestUpstreamWaitMs, trackUpstreamWait } from './upstream-waits.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the longest wait is that of the oldest read without an answer, whether it succeeds or fails', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  expect(longestUpstreamWaitMs()).toBe(0);
  const answer = trackUpstreamWait(first.promise);
  jest.advanceTimersByTime(700);
  const refusal = trackUpstreamWait(second.promise);
  jest.advanceTimersByTime(300);
  expect(longestUpstreamWaitMs()).toBe(1000);

  first.resolve('products');
  expect(await answer).toBe('products');
  expect(longestUpstreamWaitMs()).toBe(300);

  second.reject(new Error('reset'));
  await expect(refusal).rejects.toThrow('reset');
  expect(longestUpstreamWaitMs()).toBe(0);
});
