import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { testOrder } from '#lib/testing/order.ts';
import { bringCustomer, jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { setOptions } from '#lib/testing/site-options.ts';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import CancelPage from './page';

const NUMBER = 'SM-261121-ABC234';
const ORDER = `/myaccount/myaccount-order?order=${NUMBER}`;
const LINE = 'line-of-an-order-1';
const PLAN = { Amount: 100, Parts: [{ Way: 'gift-card', Name: '1234', Amount: 100 }], BankNeeded: false };

let made: Awaited<ReturnType<typeof clientOnApi>>;
let order = testOrder();
let preview: () => Response;

beforeAll(async () => {
  made = await clientOnApi(({ name }: Exchange) => {
    if (name === 'OrderDetails') return replyOf.data(order);
    return name === 'MoneyBackPreview' ? preview() : undefined;
  });
});
afterAll(() => made.api.close());
beforeEach(async () => {
  jar.clear();
  made.exchanges.length = 0;
  const standing = testOrder({ Actions: ['cancel'] });
  order = { ...standing, Products: standing.Products.map((line) => ({ ...line, LineId: LINE })) };
  preview = () => replyOf.data(PLAN);
  serveWith(made.client);
  await bringCustomer('token-of-a-customer');
});

/** The page, or where it leads. */
async function open(search: Record<string, string> = {}): Promise<ReactElement | string> {
  try {
    return await CancelPage({ searchParams: Promise.resolve({ order: NUMBER, ...search }) });
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (!digest.startsWith('NEXT_REDIRECT')) throw error;
    return digest.split(';')[2] ?? '';
  }
}
const asked = () => made.exchanges.filter(({ name }) => name === 'MoneyBackPreview').map(({ body }) => body.Lines);

test('the page asks what goes back for the whole order, or for what its address names', async () => {
  await open();
  await open({ pieces: `${LINE}.1` });
  expect(asked()).toMatchObject([[], [{ LineId: LINE, Quantity: 1 }]]);
});

test('of pieces that are not there nothing is asked', async () => {
  await open({ pieces: `${LINE}.2,line-of-another-order.1` });
  await open({ pieces: '' });
  expect(asked()).toEqual([]);
});

test.each<[string, Partial<typeof order>, string]>([
  ['may not be cancelled any more', { State: 'packed', Actions: [] }, 'too-late-to-cancel'],
  ['is cancelled', { State: 'cancelled', Actions: [] }, 'already-cancelled'],
])('an order that %s says so on its own page', async (_what, change, notice) => {
  order = testOrder(change);
  expect(await open()).toBe(`${ORDER}&notice=${notice}`);
  expect(asked()).toEqual([]);
});

test('where the store does not offer it, the order says so', async () => {
  await setOptions(made.api, { ORDER_CANCEL: 'off' });
  replaceSingleton('known.site-options', undefined);
  expect(await open()).toBe(`${ORDER}&notice=action-not-offered`);
  await setOptions(made.api, {});
  replaceSingleton('known.site-options', undefined);
});

test('an order that was packed a moment ago says so, too', async () => {
  preview = () => replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'packed' } });
  expect(await open()).toBe(`${ORDER}&notice=too-late-to-cancel`);
});

test('where fewer pieces are there than its address names, the page begins anew', async () => {
  preview = () => replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'nothing-left' } });
  expect(await open({ pieces: `${LINE}.1` })).toBe(`/myaccount/myaccount-order/cancel?order=${NUMBER}`);
});

test.each(['TooManyRequests', 'InvalidRequest'] as const)(
  '%s says nothing of whether it may be cancelled',
  async (code) => {
    preview = () => replyOf.outcome({ code, data: {} });
    expect(((await open()) as ReactElement).type).toBe(AccountUnavailable);
  },
);

/** The key that the form has, and what stands on its page. */
async function shown(search: Record<string, string> = {}) {
  const html = renderToStaticMarkup((await open(search)) as ReactElement);
  return { html, key: /name="key" value="([^"]+)"/.exec(html)?.[1] };
}

/** Lets so many of two pieces be cancelled. */
function cancelled(CancelledQuantity: number): void {
  order = { ...order, Products: order.Products.map((line) => ({ ...line, Quantity: 2, CancelledQuantity })) };
}

test('every page of the same pieces sends one thing, and the page that is shown after it says what is left', async () => {
  cancelled(0);
  const before = await shown();
  expect(before.key).toBe((await shown()).key);
  expect(before.html).toContain('The whole order');
  expect(before.html).not.toContain('cancelled already');
  cancelled(1);
  const after = await shown();
  expect(after.key).not.toBe(before.key);
  expect(after.html).toContain('1 item of this order is already cancelled. This is the last one');
  expect(after.html).not.toContain('The whole order');
});

test('no browser fills the form in again', async () =>
  expect((await shown()).html).toMatch(/<form [^>]*autoComplete="off"/));

test('in an outage the page can be tried again', async () => {
  preview = () => new Response('', { status: 502 });
  expect(((await open()) as ReactElement).type).toBe(AccountUnavailable);
});
