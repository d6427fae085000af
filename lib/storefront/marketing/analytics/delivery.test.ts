/** @jest-environment jsdom */
import { type AnalyticsConsent, Delivery } from './delivery.ts';
import type { AnalyticsEvent, PurchaseEvent } from './types.ts';

const search = (term: string | number): AnalyticsEvent => ({ event: 'search', search_term: String(term) });
const purchase: PurchaseEvent = {
  event: 'purchase',
  ecommerce: { transaction_id: 'SM-1', currency: 'INR', currency_id: 1, value: 1, tax: 0, shipping: 0, items: [] },
};

function setUp({ hasProvider = true, tells: delivers = true } = {}) {
  const sent: unknown[] = [];
  const state: { answer: AnalyticsConsent } = { answer: 'undecided' };
  const provider = {
    start: jest.fn(),
    stop: jest.fn(),
    send: (event: AnalyticsEvent, reported?: () => void) => {
      sent.push('search_term' in event ? event.search_term : event.event);
      if (delivers) reported?.();
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

test('analytics: before consent nothing is loaded or sent; after it waiting events are sent once, in order', async () => {
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

test('analytics: events taken while the provider loads are sent once it has loaded', async () => {
  const { sent, delivery, state, load } = setUp();
  state.answer = 'granted';
  for (const term of ['a', 'b']) delivery.take(search(term));
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('analytics: of more than 50 waiting events the oldest are dropped', async () => {
  const { sent, delivery, choose } = setUp();
  for (let count = 0; count < 60; count += 1) delivery.take(search(count));
  await choose('granted');
  expect(sent).toHaveLength(50);
  expect([sent.at(0), sent.at(-1)]).toEqual(['10', '59']);
});

test('analytics: a refusal drops the waiting events, even if the visitor agrees later', async () => {
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

test('analytics: a withdrawal of consent stops the provider and all later events', async () => {
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

test('analytics: a withdrawal of consent in another tab applies from the next event', async () => {
  const { sent, provider, delivery, choose, state } = setUp();
  await choose('granted');
  state.answer = 'refused';
  delivery.take(search('a'));
  expect(sent).toEqual([]);
  expect(provider.stop).toHaveBeenCalledTimes(1);
});

test('analytics: a withdrawal of consent while the provider loads leaves it unused', async () => {
  const { sent, provider, delivery, state } = setUp();
  state.answer = 'granted';
  delivery.take(search('a'));
  state.answer = 'refused';
  await Promise.resolve();
  expect(provider.start).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('analytics: a store without a provider drops all events', async () => {
  const { delivery, choose, load } = setUp({ hasProvider: false });
  await choose('granted');
  for (const term of ['a', 'b']) delivery.take(search(term));
  expect(load).toHaveBeenCalledTimes(1);
});

test('analytics: after a failed load the events wait, and the next event loads again', async () => {
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

test('analytics: a refusal after a failed load drops the waiting events', async () => {
  const { sent, load, delivery, choose } = setUp();
  load.mockResolvedValueOnce(undefined);
  await choose('granted');
  delivery.take(search('a'));
  await choose('refused');
  await choose('granted');
  delivery.take(search('b'));
  expect(sent).toEqual(['b']);
});

test('analytics: the purchase of an order is reported once, also after a reload', async () => {
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

test('analytics: a reported purchase is not reported again after consent was withdrawn and given again', async () => {
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
  ['the visitor has not chosen', {}, 'undecided'],
  ['the visitor refuses', {}, 'refused'],
  ['the store has no provider', { hasProvider: false }, 'granted'],
  ['the provider does not get to it', { tells: false }, 'granted'],
])('analytics: where %s, a purchase does not count as reported', async (_name, options, answer) => {
  const { delivery, choose } = setUp(options);
  delivery.take(purchase);
  await choose(answer);
  expect(window.localStorage).toHaveLength(0);
});
