/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { clearPhotoResults, rememberFound } from '#lib/storefront/search/photo-results.ts';
import { SEARCH_ORDERS } from '@/components/listing/listing-address';
import { PhotoResultList } from './photo-result-list';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => '/search',
  useSearchParams: () => new URLSearchParams(),
}));

const card = (code: string) => ({
  code,
  title: `Ring ${code}`,
  brand: 'Aarvane',
  href: `/${code}`,
  photos: [],
  mrp: 100,
  price: 100,
  discountPercent: 0,
  labels: [],
  colour: '',
  category: 'Rings',
});

const listing = {
  title: '',
  intro: '',
  href: '/search',
  page: 1,
  totalPages: 1,
  sort: 'relevance',
  sortOrders: [],
  facets: [],
  breadcrumb: [],
  children: [],
  correctedText: '',
  total: 2,
  products: [card('B2345'), card('A1234')],
};

// Loads the script before the first test needs it.
beforeAll(() => import('./photo-results-view'));

const requests: string[] = [];
let status = 200;
let reply: object;

beforeEach(() => {
  requests.length = 0;
  status = 200;
  reply = { listing, filterSuggestions: [] };
  global.fetch = jest.fn(async (address: string) => {
    requests.push(address);
    return { ok: status === 200, status, json: async () => (status === 200 ? { ok: true, ...reply } : { ok: false }) };
  }) as unknown as typeof fetch;
});
afterEach(() => act(() => clearPhotoResults()));

function show(code: string, query: Partial<ListingQuery> = {}) {
  const place = { path: '/search', orders: SEARCH_ORDERS, extra: { q: code } };
  const whole = { filters: {}, sort: undefined, page: 1, ...query };
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <PhotoResultList code={code} origin={{ ...place, query: whole }}>
        <p>The page as it came</p>
      </PhotoResultList>
    </SWRConfig>,
  );
}

test('without a photo, or after another search, the server-rendered results page stays', () => {
  rememberFound({ codes: ['A1234'], picture: '' });
  show('gold ring');
  expect(screen.getByText('The page as it came')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('the photo results are shown by similarity, with the filters of the URL', async () => {
  rememberFound({ codes: ['B2345', 'A1234'], picture: 'data:image/jpeg;base64,AAAA' });
  show('B2345', { filters: { brand: ['aarvane'] }, page: 3 });
  expect(screen.queryByText('The page as it came')).toBeNull();
  expect(await screen.findByText('2 products')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Similar to your photo');
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Ring B2345',
    'Ring A1234',
  ]);
  expect(screen.getByRole('img', { name: 'Your search' })).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
  expect(screen.getByText('Relevance shows the products most like your photo first.')).toBeInTheDocument();
  const [address = ''] = requests;
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  expect(pathname).toBe('/api/photo-results');
  expect(Object.fromEntries(searchParams)).toEqual({ codes: 'B2345,A1234', brand: 'aarvane' });
});

test('photo results without a match for the filters say what removing each filter would yield', async () => {
  reply = {
    listing: { ...listing, total: 0, products: [] },
    filterSuggestions: [{ key: 'brand', value: 'aarvane', count: 2 }],
  };
  rememberFound({ codes: ['B2345', 'A1234'], picture: '' });
  show('B2345', { filters: { brand: ['aarvane'] } });
  const link = await screen.findByRole('link', { name: /^Without “aarvane”/ });
  expect(link).toHaveTextContent('2 products');
  expect(link).toHaveAttribute('href', '/search?q=B2345');
});

test('removing the photo restores the server-rendered results page', async () => {
  rememberFound({ codes: ['B2345', 'A1234'], picture: '' });
  show('B2345');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('The page as it came')).toBeInTheDocument();
  expect(sessionStorage.length).toBe(0);
});

test('if the photo results cannot be fetched, the page says so and keeps its server-rendered content', async () => {
  status = 503;
  rememberFound({ codes: ['B2345'], picture: '' });
  show('B2345');
  expect(await screen.findByText(/cannot show/)).toHaveRole('status');
  expect(screen.getByText('The page as it came')).toBeInTheDocument();
});
