/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Facet, ListingQuery } from '#lib/catalogue/types.ts';
import { AppliedFilters } from './applied-filters';
import { Filters } from './filters';
import { CATEGORY_ORDERS, listingAddress } from './listing-address';

const brands: Facet = {
  key: 'brand',
  title: 'Brand',
  values: [
    { value: 'aarvane', title: 'Aarvane', count: 4, selected: true },
    { value: 'pathik', title: 'Pathik', count: 3, selected: false },
    { value: 'novyra', title: 'Novyra', count: 0, selected: false },
  ],
};
const query: ListingQuery = { filters: { brand: ['aarvane'], gender: ['men'] }, sort: 'newest', page: 3 };
const address = listingAddress('/watches', query, CATEGORY_ORDERS);

test('a value is a link that switches it, keeps the rest and starts at page 1', () => {
  render(<Filters facets={[brands]} place={address.place} />);
  const group = within(screen.getByRole('group', { name: 'Brand', hidden: true }));
  expect(group.getByRole('link', { name: /Pathik/, hidden: true })).toHaveAttribute(
    'href',
    '/watches?brand=aarvane,pathik&gender=men&sort=newest',
  );
});

test('a chosen value is marked and its link takes it away', () => {
  render(<Filters facets={[brands]} place={address.place} />);
  const link = screen.getByRole('link', { name: /Aarvane/, hidden: true });
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link).toHaveAttribute('href', '/watches?gender=men&sort=newest');
});

test('a value that would leave nothing is no link', () => {
  render(<Filters facets={[brands]} place={address.place} />);
  expect(screen.queryByRole('link', { name: /Novyra/, hidden: true })).toBeNull();
  expect(screen.getByText('Novyra')).toBeInTheDocument();
});

test('chips remove one filter each and "Clear all" removes all', () => {
  render(<AppliedFilters facets={[brands]} address={address} />);
  expect(screen.getByRole('link', { name: 'Remove filter Aarvane' })).toHaveAttribute(
    'href',
    '/watches?gender=men&sort=newest',
  );
  expect(screen.getByRole('link', { name: 'Remove filter men' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/watches?sort=newest');
});

test('without filters there are no chips', () => {
  const plain = listingAddress('/watches', { filters: {}, sort: undefined, page: 1 }, CATEGORY_ORDERS);
  const { container } = render(<AppliedFilters facets={[brands]} address={plain} />);
  expect(container).toBeEmptyDOMElement();
});

test('the default order leaves the address, and a search keeps its text', () => {
  const search = listingAddress('/search', query, ['relevance', 'newest'], { q: 'rose gold' });
  expect(search.sorted('relevance')).toBe('/search?q=rose%20gold&brand=aarvane&gender=men');
  expect(search.carried).toEqual([
    ['q', 'rose gold'],
    ['brand', 'aarvane'],
    ['gender', 'men'],
  ]);
});
