import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { listingMetadata } from './listing-metadata';

const listing: Listing = {
  title: 'Watches',
  intro: 'Watches for every wrist.',
  href: '/watches',
  total: 60,
  page: 1,
  totalPages: 3,
  sort: 'popularity',
  sortOrders: [],
  products: [],
  facets: [],
  breadcrumb: [],
  children: [],
  correctedText: '',
};
const query: ListingQuery = { filters: {}, sort: undefined, page: 1 };

test('a later page of a list is indexed separately, with its number in title and description', () => {
  const head = listingMetadata({ ...listing, page: 2 }, { ...query, page: 2 });
  expect(head.title).toBe('Watches, page 2');
  expect(head.description).toMatch(/^Watches for every wrist\..* Page 2 of 3\.$/);
  expect(head.alternates?.canonical).toBe('/watches?page=2');
  expect(head.robots).toBeUndefined();
});

test.each([
  ['filters', { ...query, filters: { brand: ['aarvane'] }, page: 2 }],
  ['another order', { ...query, sort: 'newest' as const, page: 2 }],
])('%s are not indexed, and the whole list is their canonical URL', (_what, requests) => {
  const head = listingMetadata({ ...listing, page: 2 }, requests);
  expect(head.robots).toEqual({ index: false, follow: true });
  expect(head.alternates?.canonical).toBe('/watches');
});
