/** @jest-environment jsdom */
import { MINUTE_MS } from '#lib/shared/durations.ts';
import * as paths from '#lib/shared/paths.ts';
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { renewOldPages } from './renew-old-pages';

const renewed: string[] = [];
let visibility: DocumentVisibilityState;
let status: number | null;
const answer = async (): Promise<Response> => {
  if (status === null) throw new TypeError('Failed to fetch');
  return { status } as Response;
};
const ask = jest.fn(answer);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  renewed.length = 0;
  visibility = 'visible';
  status = 200;
  ask.mockClear();
  Object.assign(globalThis, { fetch: ask });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  window.history.replaceState(null, '', '/watches?brand=pathik');
  stop = renewOldPages((href) => renewed.push(href));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS);

async function open(href: string): Promise<void> {
  startRoute();
  window.history.replaceState(null, '', href);
  endRoute();
  await pass(0);
}

/** As the route watcher does: it hears of Back first. */
async function goBackTo(href: string): Promise<void> {
  window.history.replaceState(null, '', href);
  startRoute(false);
  window.dispatchEvent(new Event('popstate'));
  endRoute();
  await pass(0);
}

async function turn(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('a page that Back shows from memory is renewed once it is old, and then counts as new', async () => {
  await open('/ring');
  await pass(5);
  await goBackTo('/watches?brand=pathik#list');
  expect(renewed).toEqual(['/watches?brand=pathik#list']);
  await open('/ring');
  await pass(4);
  await goBackTo('/watches?brand=pathik');
  expect(renewed).toHaveLength(1);
});

test('a page that is opened anew, or was opened a short time ago, is not fetched twice', async () => {
  await open('/ring');
  await pass(60);
  await open('/watches?brand=pathik');
  await pass(4);
  await goBackTo('/necklace');
  await goBackTo('/watches?brand=pathik');
  expect(ask).not.toHaveBeenCalled();
});

test('an old page is renewed when its tab is seen again, and not while it is hidden', async () => {
  await turn('hidden');
  await pass(5);
  await turn('hidden');
  expect(ask).not.toHaveBeenCalled();
  await turn('visible');
  expect(renewed).toEqual(['/watches?brand=pathik']);
});

test.each([
  ['cannot be reached', null],
  ['fails', 503],
])('a page stays as it is where the store %s', async (_name, failure) => {
  status = failure;
  await open('/ring');
  await pass(5);
  await goBackTo('/watches?brand=pathik');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(renewed).toEqual([]);
});

test('a page that is gone is opened, so that the shopper sees it', async () => {
  status = 410;
  await open('/ring');
  await pass(5);
  await goBackTo('/watches?brand=pathik');
  expect(renewed).toEqual(['/watches?brand=pathik']);
});

test('a page that is left meanwhile is not renewed', async () => {
  await open('/ring');
  await pass(5);
  window.history.replaceState(null, '', '/watches?brand=pathik');
  startRoute(false);
  window.dispatchEvent(new Event('popstate'));
  endRoute();
  startRoute();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(renewed).toEqual([]);
});

test('an old page that Back shows while the store is asked about another one is renewed as well', async () => {
  await open('/ring');
  await open('/necklace');
  await pass(5);
  const first = Promise.withResolvers<Response>();
  ask.mockReturnValueOnce(first.promise);
  await goBackTo('/ring');
  await goBackTo('/watches?brand=pathik');
  expect(renewed).toEqual(['/watches?brand=pathik']);
  first.resolve({ status: 200 } as Response);
  await pass(0);
  expect(renewed).toEqual(['/watches?brand=pathik']);
});

test('the answer about one page renews no other', async () => {
  await open('/ring');
  await open('/necklace');
  await pass(5);
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  ask.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await goBackTo('/ring');
  await goBackTo('/watches?brand=pathik');
  first.resolve({ status: 200 } as Response);
  await pass(0);
  expect(renewed).toEqual([]);
  second.resolve({ status: 200 } as Response);
  await pass(0);
  expect(renewed).toEqual(['/watches?brand=pathik']);
});

test('a page is asked about once at a time', async () => {
  await pass(5);
  ask.mockReturnValueOnce(new Promise(() => undefined));
  await turn('visible');
  await turn('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that has put a choice into its address is left alone: the router would open it as another', async () => {
  await pass(5);
  window.history.replaceState(null, '', '/watches?brand=pathik&size=12');
  await turn('visible');
  expect(ask).not.toHaveBeenCalled();
});

test('a page that puts a choice into its address while the store is asked is left alone as well', async () => {
  await pass(5);
  const answered = Promise.withResolvers<Response>();
  ask.mockReturnValueOnce(answered.promise);
  await turn('visible');
  window.history.replaceState(null, '', '/watches?brand=pathik&size=12');
  answered.resolve({ status: 200 } as Response);
  await pass(0);
  expect(renewed).toEqual([]);
});

test('a personal page is left alone', async () => {
  await open(paths.cart());
  await open('/ring');
  await pass(5);
  await goBackTo(paths.cart());
  expect(ask).not.toHaveBeenCalled();
});
