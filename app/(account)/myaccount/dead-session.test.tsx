import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ReactElement } from 'react';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type ClientUnderTest, clientOf, type Exchange } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

const FOLDER = 'app/(account)/myaccount';
const ID = randomUUID();
const NUMBER = 'SM-7K2M9QX4';
const RETURN = 'RT-261121-8M2PQR';
const SERVICE = 'SV-261121-8M2PQR';
const ORDER = { order: NUMBER };
/**
 * The retail API calls made as the customer, by page folder; `next` is given where it is not the page itself.
 */
const PAGES: Record<string, { calls: string[]; next?: string; search?: Record<string, string> }> = {
  '': { calls: ['CustomerProfile'] },
  'order-list': { calls: ['OrderList'] },
  'myaccount-order': {
    calls: ['OrderDetails', 'OrderPapers'],
    next: `/myaccount/myaccount-order?order=${NUMBER}`,
    search: ORDER,
  },
  ...Object.fromEntries(
    ['cancel', 'modify', 'return', 'exchange'].map((action) => [
      `myaccount-order/${action}`,
      { calls: ['OrderDetails'], next: `/myaccount/myaccount-order/${action}?order=${NUMBER}`, search: ORDER },
    ]),
  ),
  'myaccount-order/returns': {
    calls: ['ReturnDetails'],
    next: `/myaccount/myaccount-order/returns?number=${RETURN}`,
    search: { number: RETURN },
  },
  invoice: { calls: ['Invoice'], next: `/myaccount/invoice?order=${NUMBER}`, search: ORDER },
  warranty: {
    calls: ['WarrantyCard'],
    next: `/myaccount/warranty?order=${NUMBER}&line=${ID}`,
    search: { ...ORDER, line: ID },
  },
  service: { calls: ['ServiceList'] },
  'service/new': {
    calls: ['OrderDetails', 'ServiceOptions'],
    next: `/myaccount/service/new?order=${NUMBER}&line=${ID}`,
    search: { ...ORDER, line: ID },
  },
  'service/request': {
    calls: ['ServiceDetails'],
    next: `/myaccount/service/request?number=${SERVICE}`,
    search: { number: SERVICE },
  },
  reviews: { calls: ['OwnReviews'] },
  questions: { calls: ['OwnQuestions'] },
  addresses: { calls: ['AddressList'] },
  'addresses/new': { calls: ['CustomerTokenExist'] },
  'addresses/[id]': { calls: ['AddressList'], next: `/myaccount/addresses/${ID}` },
  privacy: { calls: ['CustomerConsents', 'CustomerSessions', 'VisitConsentLog'] },
  delete: { calls: ['CustomerTokenExist'] },
  wishlist: { calls: ['WishList'] },
};
const ROWS = Object.entries(PAGES).map(
  ([folder, { calls, next }]) => [folder, calls, next ?? join('/myaccount', folder)] as const,
);

const setup = setUpRetailApi();
/** A separate client per test, so that failures in one test do not open its circuit for the others. */
let requests: ClientUnderTest;
let intercept: (exchange: Exchange) => Response | undefined;

beforeAll(async () => {
  await setOptions(setup.api, { WISHLIST: 'on' });
  replaceSingleton('known.site-options', undefined);
});
beforeEach(() => {
  jar.clear();
  intercept = () => undefined;
  requests = clientOf((exchange, url, init) => intercept(exchange) ?? setup.api.handle(new Request(url, init)));
  serveWith(requests.client);
});

interface Opened {
  /** Null where the page redirects. */
  page: ReactElement | null;
  location: string | null;
  status: number | undefined;
  /** Whether the response removes the sign-in cookies. */
  signedOut: boolean | undefined;
  /** The calls with a customer token. */
  calls: string[];
}

async function open(folder: string, search = PAGES[folder]?.search ?? {}): Promise<Opened> {
  const { default: Page } = await import(`./${join(folder, 'page')}`);
  const before = requests.exchanges.length;
  const directives: ResponseDirectives = { tags: new Set() };
  const props = { params: Promise.resolve({ id: ID }), searchParams: Promise.resolve(search) };
  const [page, location] = await collectDirectives(
    directives,
    async (): Promise<[ReactElement | null, string | null]> => {
      try {
        return [await Page(props), null];
      } catch (error) {
        const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
        if (!digest.startsWith('NEXT_REDIRECT')) throw error;
        return [null, digest.split(';')[2] ?? ''];
      }
    },
  );
  const own = requests.exchanges.slice(before).filter(({ body }) => typeof body.CustomerToken === 'string');
  const calls = own
    .filter(({ body }) => body.CustomerToken !== '')
    .map(({ name }) => name)
    .toSorted();
  return { page, location, status: directives.status, signedOut: directives.signedOut, calls };
}

test('the table lists every page of the account', () => {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)page\.tsx$/.test(file),
  );
  expect(found.map((file) => relative('.', dirname(file))).toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

describe.each(ROWS)('/myaccount/%s', (folder, calls, next) => {
  test('/myaccount pages sign out a customer token that is no longer valid, and redirect to the sign-in', async () => {
    await setCustomerCookie('gone-long-ago');
    const opened = await open(folder);
    expect(opened).toMatchObject({ location: `/users/sign_in?${new URLSearchParams({ next })}`, signedOut: true });
    expect(opened.calls).toEqual(calls);
  });

  test('/myaccount pages redirect a guest to the sign-in without an API call', async () => {
    const opened = await open(folder);
    expect(opened).toMatchObject({ location: `/users/sign_in?${new URLSearchParams({ next })}`, calls: [] });
  });

  test('/myaccount pages open for their customer with the same API calls', async () => {
    await setCustomerCookie((await customerBrowser(setup.api)).customer.token);
    const opened = await open(folder);
    expect(opened.location).toBeNull();
    expect(opened.calls).toEqual(calls);
  });

  test('/myaccount pages show no cookie data in an outage and do not sign the customer out', async () => {
    await setCustomerCookie('whoever');
    intercept = ({ name }) => (calls.includes(name) ? new Response('', { status: 502 }) : undefined);
    const opened = await open(folder);
    expect(opened).toMatchObject({ location: null, status: 503, signedOut: undefined });
    expect(opened.page?.type).toBe(AccountUnavailable);
  });
});

describe.each(
  ['', '/cancel', '/modify', '/return', '/exchange'].map((page) => `myaccount-order${page}`).concat('invoice'),
)('/myaccount/%s without an order number', (folder) => {
  test('order pages without a number redirect to the order list, for a guest after the sign-in', async () => {
    expect((await open(folder, {})).location).toBe('/users/sign_in?next=%2Fmyaccount%2Forder-list');
    await setCustomerCookie((await customerBrowser(setup.api)).customer.token);
    expect((await open(folder, {})).location).toBe('/myaccount/order-list');
  });

  test('an order of another customer, or an invalid number, is not found; a guest gets the sign-in', async () => {
    expect((await open(folder, { order: '?' })).location).toMatch(/^\/users\/sign_in/);
    await setCustomerCookie((await customerBrowser(setup.api)).customer.token);
    for (const order of [NUMBER, 'no number', "' or 1=1"]) {
      expect((await open(folder, { order })).page?.type).toBe(NoSuchOrder);
    }
  });
});
