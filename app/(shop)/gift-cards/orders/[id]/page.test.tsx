import { renderToStaticMarkup } from 'react-dom/server';
import { fakePayments, orderGiftCard, payAtGateway } from '#lib/testing/examples/gift-card-payment.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import { loadStart } from './load-start';
import GiftCardOrderPage, { generateMetadata } from './page';

const setup = setUpRetailApi({ payments: fakePayments() });

beforeEach(() => {
  jar.clear();
});

const propsOf = (id: string, search: Record<string, string> = {}) => ({
  params: Promise.resolve({ id }),
  searchParams: Promise.resolve(search),
});
const starts = () => setup.names().filter((name) => name === 'StartPayment').length;
const htmlOf = async (id: string, search: Record<string, string> = {}) =>
  renderToStaticMarkup(await GiftCardOrderPage(propsOf(id, search)));

const bought = () => orderGiftCard(setup.api);

test.each(['', 'x', 'fifteen-letters', '../../../../etc/passwd', 'a%00b%00c%00d%00e%00f', 'a'.repeat(65)])(
  'the gift card order id %j is not found, without an API call',
  async (id) => {
    expect(await generateMetadata(propsOf(id))).toBe(NOT_FOUND_METADATA);
    expect((await GiftCardOrderPage(propsOf(id))).type).toBe(NotFoundPage);
    expect(setup.exchanges).toEqual([]);
  },
);

// After the tests that expect no call.
test('an unknown gift card order id is requested from the retail API and not found', async () => {
  expect((await GiftCardOrderPage(propsOf('nobody-has-this-id'))).type).toBe(NotFoundPage);
  expect(setup.names()).toContain('GiftCardOrder');
});

test('loading the page of a gift card order opens no payment and offers each payment method', async () => {
  const id = await bought();
  const before = starts();
  const html = await htmlOf(id);
  expect(html).toContain('Pay ₹2,500 with Razorpay');
  expect(html).toContain('Pay ₹2,500 with PayU');
  expect(html).toContain('Test payment');
  expect(starts()).toBe(before);
});

test('a gift card order is paid by a plain form at the chosen gateway, with the other beside it', async () => {
  const html = await htmlOf(await bought(), { method: 'payu' });
  expect(html).toMatch(/<form [^>]*action="http:\/\/gateway\.test\/pay" method="post"/);
  expect(html).toContain('<input type="hidden" name="amount" value="250000"/>');
  expect(html.indexOf('with PayU')).toBeLessThan(html.indexOf('with Razorpay'));
});

test.each([
  [{ method: 'payu', notice: 'failed' }, /did not go through/],
  [{ method: 'payu', notice: 'cancelled' }, /was cancelled/],
  [{ method: 'cash-on-delivery' }, /₹2,500 to pay/],
])('the query %j opens no gift card payment automatically', async (search, text) => {
  const id = await bought();
  const before = starts();
  expect(await htmlOf(id, search)).toMatch(text);
  expect(starts()).toBe(before);
});

test('a paid gift card order opens no payment, whatever its URL says', async () => {
  const id = await bought();
  await payAtGateway(setup.api, id);
  const before = starts();
  const html = await htmlOf(id, { method: 'payu', notice: 'failed' });
  expect(html).toContain('We are emailing the gift card to');
  expect(html).not.toContain('did not go through');
  expect(starts()).toBe(before);
});

test('a gift card order that was paid meanwhile is loaded again', async () => {
  const id = await bought();
  await payAtGateway(setup.api, id);
  const order = { id, gateways: ['payu'], paymentState: 'awaiting' } as unknown as GiftCardOrder;
  expect(await loadStart(order, 'payu')).toEqual({ kind: 'changed' });
});
