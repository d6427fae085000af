import { trackUpstreamWait } from '#lib/shared/upstream-waits.ts';
import { UpstreamLate, unlessUpstreamIsLate } from './late-upstream.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that waits for the retail API is given up after a second', async () => {
  const read = Promise.withResolvers<void>();
  const answer = trackUpstreamWait(read.promise);
  const page = unlessUpstreamIsLate(answer.then(() => 'page'));
  const refusal = expect(page).rejects.toThrow(UpstreamLate);
  await jest.advanceTimersByTimeAsync(1000);
  await refusal;
  read.resolve();
  await answer;
});

test('a page that only takes long to render is waited for', async () => {
  const page = Promise.withResolvers<string>();
  const waiting = unlessUpstreamIsLate(page.promise);
  await jest.advanceTimersByTimeAsync(4000);
  page.resolve('page');
  expect(await waiting).toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});

test('a second read of the page has its own time', async () => {
  const second = Promise.withResolvers<void>();
  await jest.advanceTimersByTimeAsync(0);
  const page = unlessUpstreamIsLate(
    new Promise((resolve) => setTimeout(resolve, 900)).then(() => trackUpstreamWait(second.promise)),
  );
  const outcome = page.then(
    () => 'page',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(1750);
  const first = await Promise.race([outcome, Promise.resolve('waits')]);
  expect(first).toBe('waits');
  await jest.advanceTimersByTimeAsync(150);
  expect(await outcome).toMatch('has not answered for 9');
  second.resolve();
});
