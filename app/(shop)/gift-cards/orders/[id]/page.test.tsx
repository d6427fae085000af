import { renderToStaticMarkup } from 'react-dom/server';
import { fakePayments, orderGiftCard, payAtGateway } from '#lib/testing/gift-card-payment.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi } from '#lib/testing/retail-client.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import { loadStart } from './load-start';
import GiftCardOrderPage, { generateMetadata } from './page';

let made: Awaited<ReturnType<typeof clientOnApi>>;

beforeAll(async () => {
  made = await clientOnApi(undefined, { payments: fakePayments() });
});
afterAll(() => made.api.close());
beforeEach(() => {
  jar.clear();
  serveWith(made.client);
});

const propsOf = (id: string, search: Record<string, string> = {}) => ({
  params: Promise.resolve({ id }),
  searchParams: Promise.resolve(search),
});
const starts = () => made.names().filter((name) => name === 'StartPayment').length;
const htmlOf = async (id: string, search: Record<string, string> = {}) =>
  renderToStaticMarkup(await GiftCardOrderPage(propsOf(id, search)));

const bought = () => orderGiftCard(made.api);

test.each(['', 'x', 'fifteen-letters', '../../../../etc/passwd', 'a%00b%00c%00d%00e%00f', 'a'.repeat(65)])(
  'an id of %j is of no order, without a call',
  async (id) => {
    expect(await generateMetadata(propsOf(id))).toBe(NOT_FOUND_METADATA);
    expect((await GiftCardOrderPage(propsOf(id))).type).toBe(NotFoundPage);
    expect(made.exchanges).toEqual([]);
  },
);

// After those without a call.
test('an id that nobody has is asked for, and is of no order either', async () => {
  expect((await GiftCardOrderPage(propsOf('nobody-has-this-id'))).type).toBe(NotFoundPage);
  expect(made.names()).toContain('GiftCardOrder');
});

test('that is looked at opens no payment and offers each way to pay', async () => {
  const id = await bought();
  const before = starts();
  const html = await htmlOf(id);
  expect(html).toContain('Pay ₹2,500 with Razorpay');
  expect(html).toContain('Pay ₹2,500 with PayU');
  expect(html).toContain('Test payment');
  expect(starts()).toBe(before);
});

test('at the gateway that was chosen it is paid by a plain form, and the other is offered beside it', async () => {
  const html = await htmlOf(await bought(), { method: 'payu' });
  expect(html).toMatch(/<form [^>]*action="http:\/\/gateway\.test\/pay" method="post"/);
  expect(html).toContain('<input type="hidden" name="amount" value="250000"/>');
  expect(html.indexOf('with PayU')).toBeLessThan(html.indexOf('with Razorpay'));
});

test.each([
  [{ method: 'payu', notice: 'failed' }, /did not go through/],
  [{ method: 'payu', notice: 'cancelled' }, /was cancelled/],
  [{ method: 'cash-on-delivery' }, /₹2,500 to pay/],
])('%j opens no payment by itself', async (search, words) => {
  const id = await bought();
  const before = starts();
  expect(await htmlOf(id, search)).toMatch(words);
  expect(starts()).toBe(before);
});

test('that is paid opens none either, whatever the address says', async () => {
  const id = await bought();
  await payAtGateway(made.api, id);
  const before = starts();
  const html = await htmlOf(id, { method: 'payu', notice: 'failed' });
  expect(html).toContain('We are emailing the gift card to');
  expect(html).not.toContain('did not go through');
  expect(starts()).toBe(before);
});

test('paid in the meantime, its page is read anew', async () => {
  const id = await bought();
  await payAtGateway(made.api, id);
  const order = { id, gateways: ['payu'], paymentState: 'awaiting' } as unknown as GiftCardOrder;
  expect(await loadStart(order, 'payu')).toEqual({ kind: 'changed' });
});
