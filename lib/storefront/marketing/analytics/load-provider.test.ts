/** @jest-environment jsdom */
import { loadProvider } from './load-provider.ts';

const MANAGER = { id: 'GTM-TEST1', scriptUrl: 'https://tags.test/gtm.js' };
const fetcher = jest.fn<Promise<unknown>, []>();

beforeEach(() => {
  global.fetch = fetcher as unknown as typeof fetch;
});

test.each<[string, () => Promise<unknown>, unknown]>([
  ['a store without one', async () => ({ ok: true, json: async () => ({ tagManager: null }) }), null],
  ['a store with one', async () => ({ ok: true, json: async () => ({ tagManager: MANAGER }) }), expect.any(Object)],
  ['an outage', async () => ({ ok: false, status: 503 }), undefined],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['an HTML answer', async () => ({ ok: true, json: async () => JSON.parse('<html>') }), undefined],
])('loadProvider: %s', async (_name, answer, provider) => {
  fetcher.mockImplementationOnce(answer);
  expect(await loadProvider()).toEqual(provider);
});

test.each([
  [true, 1],
  [false, 0],
])('pages are measured where the store wants to know: %s', async (vitals, times) => {
  const whenIdle = jest.fn();
  Object.assign(window, { requestIdleCallback: whenIdle });
  fetcher.mockImplementation(async () => ({ ok: true, json: async () => ({ tagManager: null, vitals }) }));
  await loadProvider();
  await loadProvider();
  expect(whenIdle).toHaveBeenCalledTimes(times);
});
