import { findFilterSuggestions } from './filter-suggestions.ts';
import type { ListingQuery } from './types.ts';

const query: ListingQuery = { filters: { brand: ['aarvane', 'pathik'], origin: ['nowhere'] }, sort: 'newest', page: 3 };

test('each filter of an empty list is removed in turn on page 1, and only removals with products are suggested', async () => {
  const count = jest.fn(async ({ filters }: ListingQuery) => (filters.origin ? 0 : 7));
  expect(await findFilterSuggestions(query, count)).toEqual([{ key: 'origin', value: 'nowhere', count: 7 }]);
  expect(count.mock.calls.map(([query]) => query)).toEqual([
    { filters: { origin: ['nowhere'], brand: ['pathik'] }, sort: 'newest', page: 1 },
    { filters: { origin: ['nowhere'], brand: ['aarvane'] }, sort: 'newest', page: 1 },
    { filters: { brand: ['aarvane', 'pathik'] }, sort: 'newest', page: 1 },
  ]);
});

test('the number of filter removals that are tried is limited', async () => {
  const brand = Array.from({ length: 20 }, (_, index) => `brand-${index}`);
  const count = jest.fn(async () => 1);
  expect(await findFilterSuggestions({ ...query, filters: { brand } }, count)).toHaveLength(6);
  expect(count).toHaveBeenCalledTimes(6);
});
