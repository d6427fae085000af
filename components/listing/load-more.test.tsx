/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { COMMON_ORDERS } from '#lib/contract/vocabulary.ts';
import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { listingAddress } from './listing-address';
import { LoadMore } from './load-more';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

function show(query: Partial<ListingQuery>, listing: Partial<Listing>) {
  const whole: ListingQuery = { filters: { brand: ['aarvane'] }, sort: undefined, page: 1, ...query };
  const products = Array.from({ length: 24 });
  render(
    <LoadMore
      listing={{ page: 1, total: 200, totalPages: 9, products, ...listing } as Listing}
      query={whole}
      address={listingAddress('/watches', whole, COMMON_ORDERS)}
    />,
  );
  return screen.queryByRole('link', { name: 'Load more' })?.getAttribute('href') ?? null;
}

test('the load-more link leads to the same list with the next page added', () => {
  expect(show({}, {})).toBe('/watches?brand=aarvane&page=1-2');
  expect(screen.getByText('1 to 24 of 200 products')).toBeInTheDocument();
});

test('the load-more link of a list that starts at a later page continues from there', () => {
  expect(show({ page: 3, to: 4 }, { page: 4, products: Array.from({ length: 48 }) })).toBe(
    '/watches?brand=aarvane&page=3-5',
  );
  expect(screen.getByText('49 to 96 of 200 products')).toBeInTheDocument();
});

test.each([
  ['after the last page', { page: 9 }, { page: 9, products: Array.from({ length: 8 }) }],
  ['after as many as load quickly', { page: 1, to: 4 }, { page: 4, products: Array.from({ length: 96 }) }],
  ['of a single page', {}, { totalPages: 1 }],
])('%s there is no load-more link', (_what, query, listing) => {
  expect(show(query, listing as Partial<Listing>)).toBeNull();
});
