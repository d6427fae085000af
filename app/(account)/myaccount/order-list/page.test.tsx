import { serveWith } from '#lib/testing/handlers.ts';
import { bringCustomer, jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import OrdersPage from './page';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let pages: number;

const answer = ({ name, body }: Exchange) =>
  name === 'OrderList'
    ? replyOf.data({ Orders: [], Page: body.Page, TotalPages: pages, TotalOrders: pages })
    : undefined;

beforeAll(async () => {
  made = await clientOnApi(answer);
});
afterAll(() => made.api.close());
beforeEach(async () => {
  jar.clear();
  pages = 3;
  serveWith(made.client);
  await bringCustomer('token-of-a-customer');
});

/** Where the page leads; null where it stays. */
async function open(page?: string | string[]): Promise<string | null> {
  try {
    await OrdersPage({ searchParams: Promise.resolve(page === undefined ? {} : { page }) });
    return null;
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (!digest.startsWith('NEXT_REDIRECT')) throw error;
    return digest.split(';')[2] ?? '';
  }
}
const asked = () => made.exchanges.findLast(({ name }) => name === 'OrderList')?.body.Page;

test('a page beyond the last one leads to the last one', async () => {
  expect(await open('50')).toBe('/myaccount/order-list?page=3');
  pages = 1;
  expect(await open('2')).toBe('/myaccount/order-list');
});

test('who has no orders stays, whatever the page', async () => {
  pages = 0;
  expect(await open('50')).toBeNull();
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e2', 1],
  ['99999', 1],
  ['1001', 1],
  [['2', '3'], 1],
  [undefined, 1],
])('page %j of the address asks for page %j', async (given, page) => {
  await open(given);
  expect(asked()).toBe(page);
});
