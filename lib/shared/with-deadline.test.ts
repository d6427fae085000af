import { withDeadline } from './with-deadline.ts';

test('work that takes too long is null, and its result is there later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await withDeadline(promise, 0)).toBeNull();
  resolve('done');
  expect(await withDeadline(promise, 10_000)).toBe('done');
});

test('work that fails in time rejects', async () => {
  await expect(withDeadline(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow('broken');
});
