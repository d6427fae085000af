/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import type { Suggestions } from '#lib/storefront/search/types.ts';
import { useCombobox } from './use-combobox';

type Suggest = (suggestions: Partial<Suggestions>) => Promise<void>;

/** Pending suggestion replies by text, which the test resolves. */
const waiting = new Map<string, Suggest>();

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  waiting.clear();
  global.fetch = jest.fn(
    (url: string) =>
      new Promise((resolve) => {
        const text = new URL(url, 'http://shop.test').searchParams.get('q') ?? '';
        waiting.set(text, (input) => {
          const suggestions = { popularSearches: [], categories: [], brands: [], products: [], ...input };
          return act(async () => resolve({ ok: true, json: async () => ({ ok: true, suggestions }) }));
        });
      }),
  ) as unknown as typeof fetch;
});

const keyed = (key: string) => ({ key, nativeEvent: {}, preventDefault: jest.fn() }) as unknown as KeyboardEvent;

/**
 * Renders the field after the reply to `wat` with three texts, while the request for the next text is pending.
 */
async function withPendingAnswer() {
  const { result } = renderHook(() => useCombobox());
  const type = (text: string) => act(() => result.current.type(text));
  const pressKey = (key: string) => act(() => result.current.onKeyDown(keyed(key)));
  const answer = (text: string, popularSearches: string[]) => waiting.get(text)?.({ popularSearches });
  type('wat');
  await answer('wat', ['watches', 'water', 'watch strap']);
  type('wate');
  return { result, type, pressKey, answer };
}

test('an option is active in the suggestions that are shown', async () => {
  const { result, pressKey } = await withPendingAnswer();
  pressKey('ArrowDown');
  pressKey('ArrowDown');
  expect(result.current).toMatchObject({ count: 3, active: 1 });
});

test('the last option leads to all results of the typed text', async () => {
  const { result, pressKey } = await withPendingAnswer();
  pressKey('ArrowUp');
  expect(result.current).toMatchObject({ count: 3, active: 3 });
  expect(result.current.groups.at(-1)?.options).toEqual([
    { index: 3, name: 'See all results for “wat”', href: '/search?q=wat' },
  ]);
});

test('without suggestions there is no list', async () => {
  const { result, answer } = await withPendingAnswer();
  await answer('wate', []);
  expect(result.current).toMatchObject({ count: 0, groups: [], expanded: false });
});

test('suggestions for a later text have no active option', async () => {
  const { result, pressKey, answer } = await withPendingAnswer();
  pressKey('ArrowDown');
  expect(result.current.active).toBe(0);
  await answer('wate', ['water resistant', 'watery']);
  expect(result.current).toMatchObject({ count: 2, expanded: true, active: -1 });
  pressKey('ArrowDown');
  expect(result.current.active).toBe(0);
});

test('a shorter list of suggestions has no active option either', async () => {
  const { result, pressKey, answer } = await withPendingAnswer();
  pressKey('ArrowUp');
  await answer('wate', ['water resistant']);
  expect(result.current).toMatchObject({ count: 1, active: -1 });
});

test('suggestions closed by Escape stay closed until something is typed', async () => {
  const { result, pressKey, type, answer } = await withPendingAnswer();
  pressKey('Escape');
  await answer('wate', ['water resistant']);
  expect(result.current.expanded).toBe(false);
  type('wat');
  expect(result.current.expanded).toBe(true);
});
