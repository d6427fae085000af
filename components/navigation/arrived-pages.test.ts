/** @jest-environment jsdom */
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { FakeResources } from '#lib/testing/storefront/fake-resources.ts';
import { ArrivedPages } from './arrived-pages';

const resources = new FakeResources();
let arrived: ArrivedPages;
let stop: () => void;
const answers: string[] = [];
const placeOf = (pathname: string, search = '') => ({ pathname, search });

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  resources.install();
  arrived = new ArrivedPages();
  stop = arrived.observe();
  arrived.onAnswer((address) => answers.push(address));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page is there once its payload has arrived, with its query alone', () => {
  expect(arrived.has(placeOf('/ring'))).toBe(false);
  resources.arrive('/ring?_rsc=x');
  resources.arrive('/rings?metal=gold%2Csilver&_rsc=x');
  expect(arrived.has(placeOf('/ring'))).toBe(true);
  expect(arrived.has(placeOf('/rings'))).toBe(false);
  expect(arrived.has(placeOf('/rings', '?metal=gold,silver'))).toBe(true);
});

test.each([
  ['refused', { responseStatus: 503 }],
  ['lost', { responseStatus: 0, encodedBodySize: 0 }],
  ['lost, in a browser that tells no status', { responseStatus: undefined, encodedBodySize: 0 }],
])('a payload that was %s brings no page, but nothing need wait for it', (_name, given) => {
  resources.arrive('/ring?_rsc=x', given);
  expect(arrived.has(placeOf('/ring'))).toBe(false);
  expect(answers).toEqual(['/ring?']);
});

test('the layouts of a page, for which the router asks first, are not the page, and a small page is the second answer', () => {
  resources.arrive('/hi/ring?_rsc=x', { encodedBodySize: 600 });
  expect(arrived.has(placeOf('/hi/ring'))).toBe(false);
  expect(answers).toEqual([]);
  resources.arrive('/hi/ring?_rsc=x', { encodedBodySize: 900 });
  expect(arrived.has(placeOf('/hi/ring'))).toBe(true);
  expect(answers).toEqual(['/hi/ring?']);
  // Fetched anew, its layouts come first again.
  jest.advanceTimersByTime(5 * MINUTE_MS);
  resources.arrive('/hi/ring?_rsc=x', { encodedBodySize: 600 });
  expect(arrived.has(placeOf('/hi/ring'))).toBe(false);
});

test('of pages whose second answer never came, only the newest hundred are remembered', () => {
  for (let page = 0; page <= 100; page++) resources.arrive(`/watch-${page}?_rsc=x`, { encodedBodySize: 600 });
  for (const page of [100, 0]) resources.arrive(`/watch-${page}?_rsc=x`, { encodedBodySize: 600 });
  expect(answers).toEqual(['/watch-100?']);
});

test('a page is there for as long as the router keeps it, and one that is shown again is new', () => {
  resources.arrive('/ring?_rsc=x');
  arrived.add(placeOf('/watches'));
  jest.advanceTimersByTime(3 * MINUTE_MS);
  arrived.add(placeOf('/watches'));
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(arrived.has(placeOf('/ring'))).toBe(false);
  expect(arrived.has(placeOf('/watches'))).toBe(true);
});

test('of a long visit every file is recorded', () => {
  for (let page = 0; page < 1500; page++) resources.arrive(`/watch-${page}?_rsc=x`);
  expect(arrived.has(placeOf('/watch-1499'))).toBe(true);
});

test('payloads and the scripts that they bring are counted from the request on, photos are not', () => {
  const startTime = performance.now();
  jest.advanceTimersByTime(10);
  arrived.startCount();
  resources.arrive('/earlier?_rsc=x', { startTime });
  expect(arrived.countedBytes()).toBe(0);
  resources.arrive('/ring?_rsc=x', { transferSize: 10_000 });
  resources.arrive('/_next/static/chunks/product.js', { transferSize: 20_000 });
  resources.arrive('/_next/static/chunks/kept.js', { transferSize: 0 });
  resources.arrive('/images/ring.avif', { transferSize: 40_000 });
  expect(arrived.countedBytes()).toBe(30_000);
  arrived.startCount();
  expect(arrived.countedBytes()).toBe(0);
});

test('an observer that has ended is told nothing', () => {
  stop();
  resources.arrive('/ring?_rsc=x');
  expect(arrived.has(placeOf('/ring'))).toBe(false);
  stop = arrived.observe();
});
