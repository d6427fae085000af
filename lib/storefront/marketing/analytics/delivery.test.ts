/** @jest-environment jsdom */
import { type AnalyticsConsent, Delivery } from './delivery.ts';
import type { AnalyticsEvent, PurchaseEvent } from './types.ts';

const search = (term: string | number): AnalyticsEvent => ({ event: 'search', search_term: String(term) });
const purchase: PurchaseEvent = {
  event: 'purchase',
  ecommerce: { transaction_id: 'SM-1', currency: 'INR', currency_id: 1, value: 1, tax: 0, shipping: 0, items: [] },
};

function setUp({ hasProvider = true, tells = true } = {}) {
  const sent: unknown[] = [];
  const state: { answer: AnalyticsConsent } = { answer: 'unasked' };
  const provider = {
    start: jest.fn(),
    stop: jest.fn(),
    send: (event: AnalyticsEvent, reported?: () => void) => {
      sent.push('search_term' in event ? event.search_term : event.event);
      if (tells) reported?.();
    },
  };
  const load = jest.fn(async (): Promise<typeof provider | null | undefined> => (hasProvider ? provider : null));
  const delivery = new Delivery({ answer: () => state.answer, load });
  const choose = async (answer: AnalyticsConsent) => {
    state.answer = answer;
    delivery.decide();
    await Promise.resolve();
  };
  return { sent, provider, load, delivery, choose, state };
}

beforeEach(() => window.localStorage.clear());

test('before a choice nothing is loaded or sent; after it what waited is sent once, in its order', async () => {
  const { sent, provider, load, delivery, choose } = setUp();
  for (const term of ['a', 'b']) delivery.take(search(term));
  await Promise.resolve();
  expect([load.mock.calls, provider.start.mock.calls, sent]).toEqual([[], [], []]);
  await choose('granted');
  await choose('granted');
  delivery.take(search('c'));
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(provider.start).toHaveBeenCalledTimes(1);
});

test('what happens while the provider is on its way is sent once it is there', async () => {
  const { sent, delivery, state, load } = setUp();
  state.answer = 'granted';
  for (const term of ['a', 'b']) delivery.take(search(term));
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('of more than 50 that wait the oldest are dropped', async () => {
  const { sent, delivery, choose } = setUp();
  for (let count = 0; count < 60; count += 1) delivery.take(search(count));
  await choose('granted');
  expect(sent).toHaveLength(50);
  expect([sent.at(0), sent.at(-1)]).toEqual(['10', '59']);
});

test('a refusal drops what waited, also when the visitor agrees later', async () => {
  const { sent, provider, load, delivery, choose } = setUp();
  delivery.take(search('a'));
  await choose('refused');
  delivery.take(search('b'));
  expect(load).not.toHaveBeenCalled();
  expect(provider.stop).not.toHaveBeenCalled();
  await choose('granted');
  delivery.take(search('c'));
  expect(sent).toEqual(['c']);
});

test('a withdrawal stops the provider and everything after it', async () => {
  const { sent, provider, delivery, choose } = setUp();
  await choose('granted');
  delivery.take(purchase);
  await choose('refused');
  delivery.take(search('b'));
  expect(provider.stop).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['purchase']);
  await choose('granted');
  delivery.take(search('c'));
  expect(provider.start).toHaveBeenCalledTimes(2);
  expect(sent).toEqual(['purchase', 'c']);
});

test('a withdrawal in another tab counts for the next event', async () => {
  const { sent, provider, delivery, choose, state } = setUp();
  await choose('granted');
  state.answer = 'refused';
  delivery.take(search('a'));
  expect(sent).toEqual([]);
  expect(provider.stop).toHaveBeenCalledTimes(1);
});

test('a withdrawal while the provider is on its way leaves it unused', async () => {
  const { sent, provider, delivery, state } = setUp();
  state.answer = 'granted';
  delivery.take(search('a'));
  state.answer = 'refused';
  await Promise.resolve();
  expect(provider.start).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('a store without a provider drops everything', async () => {
  const { delivery, choose, load } = setUp({ hasProvider: false });
  await choose('granted');
  for (const term of ['a', 'b']) delivery.take(search(term));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a store that could not say keeps what waits, and is asked again with the next event', async () => {
  const { sent, load, delivery, choose } = setUp();
  delivery.take(search('a'));
  for (let failure = 0; failure < 2; failure += 1) load.mockResolvedValueOnce(undefined);
  await choose('granted');
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  for (const term of ['b', 'c']) delivery.take(search(term));
  await Promise.resolve();
  expect([load.mock.calls.length, sent]).toEqual([2, []]);
  delivery.take(search('d'));
  await Promise.resolve();
  expect([load.mock.calls.length, sent]).toEqual([3, ['a', 'b', 'c', 'd']]);
});

test('a refusal after such a failure drops what waits', async () => {
  const { sent, load, delivery, choose } = setUp();
  load.mockResolvedValueOnce(undefined);
  await choose('granted');
  delivery.take(search('a'));
  await choose('refused');
  await choose('granted');
  delivery.take(search('b'));
  expect(sent).toEqual(['b']);
});

test('a purchase is told once for each order, also after a reload', async () => {
  const first = setUp();
  await first.choose('granted');
  for (let count = 0; count < 2; count += 1) first.delivery.take(purchase);
  first.delivery.take({ ...purchase, ecommerce: { ...purchase.ecommerce, transaction_id: 'SM-2' } });
  expect(first.sent).toEqual(['purchase', 'purchase']);
  const second = setUp();
  await second.choose('granted');
  second.delivery.take(purchase);
  expect(second.sent).toEqual([]);
});

test('a purchase that was told is not told again to a visitor who took the consent back and gave it again', async () => {
  const first = setUp();
  await first.choose('granted');
  first.delivery.take(purchase);
  await first.choose('refused');
  await first.choose('granted');
  const second = setUp();
  await second.choose('granted');
  second.delivery.take(purchase);
  expect([first.sent, second.sent]).toEqual([['purchase'], []]);
});

test.each<[string, Parameters<typeof setUp>[0], AnalyticsConsent]>([
  ['the visitor has not chosen', {}, 'unasked'],
  ['the visitor refuses', {}, 'refused'],
  ['the store has no provider', { hasProvider: false }, 'granted'],
  ['the provider does not get to it', { tells: false }, 'granted'],
])('where %s, a purchase does not count as told', async (_name, options, answer) => {
  const { delivery, choose } = setUp(options);
  delivery.take(purchase);
  await choose(answer);
  expect(window.localStorage).toHaveLength(0);
});
