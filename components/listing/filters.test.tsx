/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { startTransition } from 'react';
import { COMMON_ORDERS, type SortOrder } from '#lib/contract/vocabulary.ts';
import type { Facet, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { AppliedFilters } from './applied-filters';
import { Filters } from './filters';
import { ListState } from './list-state';
import { listingAddress } from './listing-address';
import { SortForm } from './sort-form';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const brands: Facet = {
  key: 'brand',
  title: 'Brand',
  kind: 'words',
  values: [
    { value: 'aarvane', title: 'Aarvane', count: 4 },
    { value: 'pathik', title: 'Pathik', count: 3 },
    { value: 'novyra', title: 'Novyra', count: 0 },
  ],
};
const origin: Facet = {
  key: 'origin',
  title: 'Country of origin',
  kind: 'words',
  values: [
    { value: 'india', title: 'India', count: 4 },
    { value: 'japan', title: 'Japan', count: 3 },
  ],
};
const dial: Facet = {
  key: 'dial',
  title: 'Dial colour',
  kind: 'colours',
  values: Array.from({ length: 14 }, (_, index) => ({ value: `blue-${index}`, title: `Blue ${index}`, count: 1 })),
};
const query: ListingQuery = { filters: { brand: ['aarvane'], gender: ['men'] }, sort: 'newest', page: 3 };
const plain: ListingQuery = { filters: {}, sort: undefined, page: 1 };

const listOf = (shown: ListingQuery, facets: Facet[], sort: SortOrder = 'newest') => (
  <ListState facets={facets} origin={listingAddress('/watches', shown, COMMON_ORDERS).origin} className="">
    <AppliedFilters />
    <Filters total={7} />
    <SortForm sort={sort} address={listingAddress('/watches', shown, COMMON_ORDERS)} />
  </ListState>
);

function show(shown: ListingQuery, facets = [brands]) {
  window.history.replaceState(null, '', '/watches');
  return render(listOf(shown, facets));
}

const group = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const link = (name: RegExp) => screen.getByRole('link', { name, hidden: true });

beforeEach(() => jest.resetAllMocks());

test('a facet value links to the list with it switched, the other filters kept, and page 1', () => {
  show(query);
  expect(group('Brand').getByRole('link', { name: 'Pathik 3', hidden: true })).toHaveAttribute(
    'href',
    '/watches?brand=aarvane,pathik&gender=men&sort=newest',
  );
});

test('the filter groups are not inside the details that is collapsed on a phone', () => {
  show(plain);
  const folded = screen.getByText('Filter').closest('details');
  expect(folded).not.toContainElement(screen.getByRole('group', { name: 'Brand', hidden: true }));
});

test('a chosen filter is marked and its link removes it; its group shows the number and a link to clear it', () => {
  show(query);
  const chosen = link(/^Aarvane/);
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/watches?gender=men&sort=newest');
  expect(group('Brand').getByText('(1)')).toBeInTheDocument();
  expect(link(/^Clear Brand$/)).toHaveAttribute('href', '/watches?gender=men&sort=newest');
});

test('a facet value without products is not a link', () => {
  show(query);
  expect(screen.queryByRole('link', { name: /Novyra/, hidden: true })).toBeNull();
  expect(screen.getByText('Novyra')).toBeInTheDocument();
});

test('filter chips remove one filter each, and "Clear all" removes all', () => {
  show(query);
  expect(link(/^Remove filter Aarvane$/)).toHaveAttribute('href', '/watches?gender=men&sort=newest');
  expect(link(/^Remove filter men$/)).toBeInTheDocument();
  expect(link(/^Clear all$/)).toHaveAttribute('href', '/watches?sort=newest');
});

test('without filters there are no filter chips', () => {
  show(plain);
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
});

test('the default sort order is omitted from the URL, and a search keeps its text', () => {
  const search = listingAddress('/search', query, ['relevance', 'newest'], { q: 'rose gold' });
  expect(search.sorted('relevance')).toBe('/search?q=rose%20gold&brand=aarvane&gender=men');
  expect(search.hiddenFields).toEqual([
    ['q', 'rose gold'],
    ['brand', 'aarvane'],
    ['gender', 'men'],
  ]);
});

test('a click on a filter navigates in place; with a modifier key it is left to the browser', () => {
  show(query);
  const pressed = link(/^Pathik/);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(pressed, { ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
  expect(fireEvent.click(pressed)).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/watches?brand=aarvane,pathik&gender=men&sort=newest', { scroll: false });
});

test('choosing a sort order leads to the list in that order', () => {
  show(query);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-low' } });
  expect(router.push).toHaveBeenCalledWith('/watches?brand=aarvane&gender=men&sort=price-low', { scroll: false });
});

describe('filters before hydration', () => {
  afterEach(unmountHydrated);

  test('a sort order chosen before hydration is applied, and the current one is no choice', async () => {
    const choose = (value: string) => (container: HTMLElement) => {
      const select = container.querySelector('select');
      if (select) select.value = value;
    };
    await hydrateLate(listOf(query, [brands]), choose('newest'));
    expect(router.push).not.toHaveBeenCalled();
    await unmountHydrated();
    await hydrateLate(listOf(query, [brands], 'relevance'), choose('popularity'));
    expect(router.push).not.toHaveBeenCalled();
    await unmountHydrated();
    await hydrateLate(listOf(query, [brands]), choose('price-low'));
    const address = '/watches?brand=aarvane&gender=men&sort=price-low';
    expect(router.push.mock.calls).toEqual([[address, { scroll: false }]]);
  });

  test("text typed into a group's search before hydration filters its values", async () => {
    await hydrateLate(listOf(plain, [origin]), (container) => {
      const search = container.querySelector<HTMLInputElement>('input[type=search]');
      if (search) search.value = 'jap';
    });
    expect(group('Country of origin').queryByText('India')).toBeNull();
    expect(group('Country of origin').getByText('Japan')).toBeInTheDocument();
  });
});

test('a filter choice shows immediately, and the next one builds on it', async () => {
  let arrive = () => {};
  router.push.mockImplementation(() =>
    startTransition(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    ),
  );
  const { container } = show(plain);
  fireEvent.click(link(/^Aarvane/));
  expect(link(/^Aarvane/)).toHaveAttribute('aria-current', 'true');
  expect(link(/^Remove filter Aarvane$/)).toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('data-pending');
  expect(link(/^Pathik/)).toHaveAttribute('href', '/watches?brand=aarvane,pathik');
  await act(async () => arrive());
  expect(container.firstElementChild).not.toHaveAttribute('data-pending');
});

test("a filter's page is prefetched once the pointer rests on it, not when it passes over", () => {
  jest.useFakeTimers();
  show(plain);
  fireEvent.pointerOver(link(/^Aarvane/));
  jest.advanceTimersByTime(30);
  fireEvent.pointerOver(link(/^Pathik/));
  jest.advanceTimersByTime(100);
  expect(router.prefetch.mock.calls.map(([href]) => href)).toEqual(['/watches?brand=pathik']);
  jest.useRealTimers();
});

test("a filter's page is not prefetched where the visitor saves data, nor once the list is left", () => {
  jest.useFakeTimers();
  router.prefetch.mockClear();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { unmount } = show(plain);
  fireEvent.pointerOver(link(/^Aarvane/));
  jest.advanceTimersByTime(100);
  Reflect.deleteProperty(navigator, 'connection');
  fireEvent.pointerOver(link(/^Pathik/));
  unmount();
  jest.advanceTimersByTime(100);
  expect(router.prefetch).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('the country of origin always has a search field, other filter groups from thirteen values on', () => {
  show(plain, [brands, dial, origin]);
  const fields = screen.getAllByRole('searchbox', { hidden: true });
  expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual([
    'Search Dial colour',
    'Search Country of origin',
  ]);
  fireEvent.change(fields[1] as Element, { target: { value: ' JAP' } });
  expect(group('Country of origin').queryByText('India')).toBeNull();
  expect(group('Country of origin').getByText('Japan')).toBeInTheDocument();
  fireEvent.change(fields[1] as Element, { target: { value: 'zz' } });
  expect(group('Country of origin').getByRole('status', { hidden: true })).toHaveTextContent('No matches.');
});

test.each([
  ['south KOREA', ['दक्षिण कोरिया']],
  ['कोरिया', ['दक्षिण कोरिया']],
  ["cote d'i", ['कोत दिव्वार']],
  ['-', []],
])('a search in a filter group for %s finds %j, by what is shown or by its English name', (text, found) => {
  const values = [
    { value: 'south-korea', title: 'दक्षिण कोरिया', count: 4 },
    { value: 'cote-divoire', title: 'कोत दिव्वार', count: 1 },
  ];
  show(plain, [{ ...origin, values }]);
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: text } });
  const shown = values.filter(({ title }) => group('Country of origin').queryByText(title));
  expect(shown.map(({ title }) => title)).toEqual(found);
});

test('a filter group with very many values says how many are omitted, at its end and under its search', () => {
  const left = '340 more with fewer products are not shown. Choose another filter first, or search the store.';
  show(plain, [{ ...dial, omitted: 340 }]);
  expect(screen.getByText(left).closest('details')).toHaveTextContent(/^6 more/);
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'zz' } });
  expect(screen.getByText(left)).toBeVisible();
});

test('colours have a swatch and a name; values after the eighth are collapsed until one of them is chosen', () => {
  show({ ...plain, filters: { dial: ['blue-12'] } }, [dial]);
  expect(screen.getByText('Blue 0')).toHaveAttribute('data-colour', 'blue-0');
  expect(screen.getByText('6 more').closest('details')).toHaveAttribute('open');
});

test('filter groups after the fifth are collapsed until something in them is chosen', () => {
  const facets = ['a', 'b', 'c', 'd', 'e', 'brand', 'gender'].map((key) => ({ ...brands, key, title: key }));
  show({ ...plain, filters: { gender: ['men'] } }, facets);
  const open = screen.getAllByRole('group', { hidden: true }).filter((element) => element.matches('.facet[open]'));
  expect(open.map((element) => element.getAttribute('aria-label'))).toEqual(['a', 'b', 'c', 'd', 'e', 'gender']);
});
