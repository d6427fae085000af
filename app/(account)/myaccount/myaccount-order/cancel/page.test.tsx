import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { testOrder } from '#lib/testing/examples/order.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import CancelPage from './page';

const NUMBER = 'SM-261121-ABC234';
const ORDER = `/myaccount/myaccount-order?order=${NUMBER}`;
const LINE = 'line-of-an-order-1';
const PLAN = { Amount: 100, Parts: [{ Method: 'gift-card', Name: '1234', Amount: 100 }], BankNeeded: false };

const setup = setUpRetailApi({
  intercept: ({ name }: Exchange) => {
    if (name === 'OrderDetails') return replyOf.data(order);
    return name === 'OrderRefundPreview' ? preview() : undefined;
  },
});
let order = testOrder();
let preview: () => Response;

beforeEach(async () => {
  jar.clear();
  setup.exchanges.length = 0;
  const status = testOrder({ Actions: ['cancel'] });
  order = { ...status, Products: status.Products.map((line) => ({ ...line, LineId: LINE })) };
  preview = () => replyOf.data(PLAN);
  await setCustomerCookie('token-of-a-customer');
});

/** Opens the page; returns it, or the location that it redirects to. */
async function open(search: Record<string, string> = {}): Promise<ReactElement | string> {
  try {
    return await CancelPage({ searchParams: Promise.resolve({ order: NUMBER, ...search }) });
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (!digest.startsWith('NEXT_REDIRECT')) throw error;
    return digest.split(';')[2] ?? '';
  }
}
const requests = () =>
  setup.exchanges.filter(({ name }) => name === 'OrderRefundPreview').map(({ body }) => body.Lines);

test('the cancellation page requests the refund preview for the whole order, or for the items in its URL', async () => {
  await open();
  await open({ items: `${LINE}.1` });
  expect(requests()).toMatchObject([[], [{ LineId: LINE, Quantity: 1 }]]);
});

test('the cancellation page requests no refund preview for items that the order does not have', async () => {
  await open({ items: `${LINE}.2,line-of-another-order.1` });
  await open({ items: '' });
  expect(requests()).toEqual([]);
});

test.each<[string, Partial<typeof order>, string]>([
  ['may not be cancelled any more', { State: 'packed', Actions: [] }, 'too-late-to-cancel'],
  ['is cancelled', { State: 'cancelled', Actions: [] }, 'already-cancelled'],
])('the cancellation of an order that %s redirects to the order with a notice', async (_what, change, notice) => {
  order = testOrder(change);
  expect(await open()).toBe(`${ORDER}&notice=${notice}`);
  expect(requests()).toEqual([]);
});

test('the cancellation redirects to the order with a notice where the store does not offer it', async () => {
  await setOptions(setup.api, { ORDER_CANCEL: 'off' });
  replaceSingleton('known.site-options', undefined);
  expect(await open()).toBe(`${ORDER}&notice=action-not-offered`);
  await setOptions(setup.api, {});
  replaceSingleton('known.site-options', undefined);
});

test('the cancellation of an order packed a moment ago redirects to the order with a notice', async () => {
  preview = () => replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'packed' } });
  expect(await open()).toBe(`${ORDER}&notice=too-late-to-cancel`);
});

test('the cancellation page restarts without selection where fewer items are left than its URL names', async () => {
  preview = () => replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'nothing-left' } });
  expect(await open({ items: `${LINE}.1` })).toBe(`/myaccount/myaccount-order/cancel?order=${NUMBER}`);
});

test.each(['TooManyRequests', 'InvalidRequest'] as const)(
  'the return code %s does not decide whether an order may be cancelled',
  async (code) => {
    preview = () => replyOf.outcome({ code, data: {} });
    expect(((await open()) as ReactElement).type).toBe(AccountUnavailable);
  },
);

/** Returns the idempotency key of the form and the HTML of the page. */
async function shown(search: Record<string, string> = {}) {
  const html = renderToStaticMarkup((await open(search)) as ReactElement);
  return { html, key: /name="key" value="([^"]+)"/.exec(html)?.[1] };
}

/** Sets how many of the two items are cancelled. */
function cancelled(CancelledQuantity: number): void {
  order = { ...order, Products: order.Products.map((line) => ({ ...line, Quantity: 2, CancelledQuantity })) };
}

test('cancellation pages for the same items share an idempotency key; a later page shows what is left', async () => {
  cancelled(0);
  const before = await shown();
  expect(before.key).toBe((await shown()).key);
  expect(before.html).toContain('The whole order');
  expect(before.html).not.toContain('already cancelled');
  cancelled(1);
  const after = await shown();
  expect(after.key).not.toBe(before.key);
  expect(after.html).toContain('1 item of this order is already cancelled. This is the last one');
  expect(after.html).not.toContain('The whole order');
});

test('the cancellation form is not restored by the browser', async () =>
  expect((await shown()).html).toMatch(/<form [^>]*autoComplete="off"/));

test('in an outage the cancellation page can be retried', async () => {
  preview = () => new Response('', { status: 502 });
  expect(((await open()) as ReactElement).type).toBe(AccountUnavailable);
});
