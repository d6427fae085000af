import { findFilterSuggestions } from './filter-suggestions.ts';
import type { ListingQuery } from './types.ts';

const query: ListingQuery = { filters: { brand: ['aarvane', 'pathik'], origin: ['nowhere'] }, sort: 'newest', page: 3 };

test('each filter is tried alone, at the first page; what brings nothing is no way out', async () => {
  const count = jest.fn(async ({ filters }: ListingQuery) => (filters.origin ? 0 : 7));
  expect(await findFilterSuggestions(query, count)).toEqual([{ key: 'origin', value: 'nowhere', count: 7 }]);
  expect(count.mock.calls.map(([query]) => query)).toEqual([
    { filters: { origin: ['nowhere'], brand: ['pathik'] }, sort: 'newest', page: 1 },
    { filters: { origin: ['nowhere'], brand: ['aarvane'] }, sort: 'newest', page: 1 },
    { filters: { brand: ['aarvane', 'pathik'] }, sort: 'newest', page: 1 },
  ]);
});

test('however many filters there are, only so many are tried', async () => {
  const brand = Array.from({ length: 20 }, (_, index) => `brand-${index}`);
  const count = jest.fn(async () => 1);
  expect(await findFilterSuggestions({ ...query, filters: { brand } }, count)).toHaveLength(6);
  expect(count).toHaveBeenCalledTimes(6);
});
