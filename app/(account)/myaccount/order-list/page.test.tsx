import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import OrdersPage from './page';

let pages: number;

const answer = ({ name, body }: Exchange) =>
  name === 'OrderList'
    ? replyOf.data({ Orders: [], Page: body.Page, TotalPages: pages, TotalOrders: pages, Years: [2026] })
    : undefined;

const setup = setUpRetailApi({ intercept: answer });

beforeEach(async () => {
  jar.clear();
  pages = 3;
  await setCustomerCookie('token-of-a-customer');
});

type Search = Parameters<typeof OrdersPage>[0]['searchParams'] extends Promise<infer Given> ? Given : never;

/** Opens the page; returns the location that it redirects to, or null. */
async function open(search: Search = {}): Promise<string | null> {
  try {
    await OrdersPage({ searchParams: Promise.resolve(search) });
    return null;
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (!digest.startsWith('NEXT_REDIRECT')) throw error;
    return digest.split(';')[2] ?? '';
  }
}
const requests = () => setup.exchanges.findLast(({ name }) => name === 'OrderList')?.body;

test('an order list page beyond the last one redirects to the last one of the same list', async () => {
  expect(await open({ page: '50' })).toBe('/myaccount/order-list?page=3');
  expect(await open({ page: '50', show: '2026', q: 'ruby' })).toBe('/myaccount/order-list?show=2026&q=ruby&page=3');
  pages = 1;
  expect(await open({ page: '2' })).toBe('/myaccount/order-list');
});

test('a customer without orders stays on the order list, whatever the page number', async () => {
  pages = 0;
  expect(await open({ page: '50' })).toBeNull();
});

test.each<[Search, object]>([
  [{ page: '2' }, { Page: 2, Filter: 'all', Year: 0, Search: '' }],
  [
    { show: 'cancelled', q: 'Meridian' },
    { Page: 1, Filter: 'cancelled', Year: 0, Search: 'Meridian' },
  ],
  [{ show: '2026' }, { Page: 1, Filter: 'all', Year: 2026, Search: '' }],
  [{ page: ['2', '3'] }, { Page: 1, Filter: 'all', Year: 0, Search: '' }],
])('the order list with %j requests that filter and page', async (search, request) => {
  await open(search);
  expect(requests()).toMatchObject(request);
});
