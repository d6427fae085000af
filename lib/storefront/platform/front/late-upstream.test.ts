import { environment } from '#lib/shared/env.ts';
import { trackUpstreamWait } from '#lib/storefront/platform/retail-client/upstream-waits.ts';
import { UpstreamLate, unlessUpstreamIsLate } from './late-upstream.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What has become of a page: `waits` until it is there or given up. */
function outcomeOf(page: Promise<string>): () => string {
  let outcome = 'waits';
  page.then(
    (text) => {
      outcome = text;
    },
    (error: unknown) => {
      outcome = error instanceof UpstreamLate ? 'late' : String(error);
    },
  );
  return () => outcome;
}

/** A read of the retail API that a test answers. */
function openRead() {
  const read = Promise.withResolvers<string>();
  return { answer: read.resolve, tracked: () => trackUpstreamWait(read.promise) };
}

/** Expects that a page that waits for the retail API is given up after this time, in milliseconds, and not before. */
async function expectGivenUpAfter(milliseconds: number): Promise<void> {
  const read = openRead();
  const outcome = outcomeOf(unlessUpstreamIsLate(read.tracked()));
  await jest.advanceTimersByTimeAsync(milliseconds - 50);
  expect(outcome()).toBe('waits');
  await jest.advanceTimersByTimeAsync(50);
  expect(outcome()).toBe('late');
  expect(jest.getTimerCount()).toBe(0);
  read.answer('');
}

test('a page that waits for the retail API is given up after 1.1 seconds', () => expectGivenUpAfter(1100));

test('an operator whose retail API is slower sets a longer time', async () => {
  jest.replaceProperty(environment(), 'RETAIL_API_LATE_MS', 2500);
  await expectGivenUpAfter(2600);
});

test('a page that only takes long to render is waited for', async () => {
  const page = Promise.withResolvers<string>();
  const outcome = outcomeOf(unlessUpstreamIsLate(page.promise));
  await jest.advanceTimersByTimeAsync(4000);
  expect(outcome()).toBe('waits');
  page.resolve('page');
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});

test('a second read of the page has a second of its own', async () => {
  const second = openRead();
  const first = new Promise((resolve) => setTimeout(resolve, 900));
  const outcome = outcomeOf(unlessUpstreamIsLate(first.then(second.tracked)));
  await jest.advanceTimersByTimeAsync(1850);
  expect(outcome()).toBe('waits');
  await jest.advanceTimersByTimeAsync(50);
  expect(outcome()).toBe('late');
  second.answer('');
});

test('time in which this process was too busy to read an answer does not count', async () => {
  const read = openRead();
  const outcome = outcomeOf(unlessUpstreamIsLate(read.tracked()));
  await jest.advanceTimersByTimeAsync(100);
  // The clock goes on for two seconds, and no timer runs meanwhile.
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 2000);
  await jest.advanceTimersByTimeAsync(900);
  expect(outcome()).toBe('waits');
  await jest.advanceTimersByTimeAsync(100);
  expect(outcome()).toBe('late');
  clock.mockRestore();
  read.answer('');
});
