import type { Page } from '@playwright/test';
import { nextProduct } from '../../fixtures/checkout.ts';
import { orderMail } from '../../fixtures/outbox.ts';
import { CROSS_SITE } from '../../fixtures/payments.ts';
import { SAME_ORIGIN, uniqueNetwork } from '../../fixtures/request-headers.ts';
import { Shopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /\b4\d\d\b/ });

const UNKNOWN = '/makepayment?notice=unknown';
/** PayU's refund webhooks need no signature and contain nothing that is trusted. */
const UNSIGNED = {
  razorpay: ['', '{}', '[]', '{"event":"payment.captured"}'],
  payu: ['', 'status=success', 'key=samay&txnid=P1&status=success&amount=1.00&hash='],
};
type Fields = Record<string, string>;
type Forgery = (own: Fields, other: Fields) => Fields;

const RAZORPAY: Record<string, Forgery> = {
  'a signature of zeros': (own) => ({ ...own, razorpay_signature: '0'.repeat(64) }),
  'a truncated signature': (own) => ({ ...own, razorpay_signature: (own.razorpay_signature ?? '').slice(0, 63) }),
  'the signature of another payment': (own, other) => ({ ...own, razorpay_signature: other.razorpay_signature ?? '' }),
  'another payment': (own, other) => ({ ...own, razorpay_payment_id: other.razorpay_payment_id ?? '' }),
  'the payment of another order': (own, other) => ({ ...other, razorpay_order_id: own.razorpay_order_id ?? '' }),
  'swapped ids': (own) => ({
    ...own,
    razorpay_order_id: own.razorpay_payment_id ?? '',
    razorpay_payment_id: own.razorpay_order_id ?? '',
  }),
  'nothing at all': () => ({}),
};
const PAYU: Record<string, Forgery> = {
  'no hash': ({ hash: _none, ...fields }) => fields,
  'a truncated hash': (own) => ({ ...own, hash: (own.hash ?? '').slice(0, 127) }),
  'the hash of another payment': (own, other) => ({ ...own, hash: other.hash ?? '' }),
  'another status': (own) => ({ ...own, status: 'failure' }),
  'a cheaper amount': (own) => ({ ...own, amount: '1.00' }),
  'the amount and hash of another order': (own, other) => ({
    ...own,
    amount: other.amount ?? '',
    hash: other.hash ?? '',
  }),
  'the payment of another order': (own, other) => ({ ...other, txnid: own.txnid ?? '' }),
};

for (const [gateway, forgeries] of [
  ['razorpay', RAZORPAY],
  ['payu', PAYU],
] as const) {
  test(`a forged return from ${gateway} changes nothing, and the genuine one is recorded once`, async ({
    checkout,
    payments,
    store,
  }) => {
    const paid = await checkout.placeOrder(gateway, nextProduct());
    const [ownReference, ownFields] = await (async () => {
      const reference = await payments.open(paid, gateway);
      return [reference, await payments.decide(reference, { webhook: 'never' })] as const;
    })();
    store.clearLimits();
    const other = await checkout.placeOrder(gateway, nextProduct());
    const otherFields = await payments.decide(await payments.open(other, gateway), { webhook: 'never' });
    for (const [name, forge] of Object.entries(forgeries)) {
      expect(await payments.returnFromGateway(gateway, forge(ownFields, otherFields)), name).toBe(UNKNOWN);
      expect([await payments.state(paid), await payments.state(other)], name).toEqual(['failed', 'awaiting']);
    }
    for (let time = 1; time <= 3; time += 1) {
      expect(await payments.returnFromGateway(gateway, otherFields)).toBe(`/thankyou?order=${other}`);
      expect(await payments.state(other)).toBe('paid');
    }
    expect((await payments.ledger(ownReference)).payments).toHaveLength(1);
  });

  test(`a webhook of ${gateway} without a valid signature or with too large a body is refused`, async ({
    checkout,
    payments,
  }) => {
    const key = await checkout.placeOrder(gateway);
    const reference = await payments.open(key, gateway);
    await payments.decide(reference, { webhook: 'never' });
    const before = await payments.state(key);
    const headers = { 'x-razorpay-signature': '0'.repeat(64) };
    for (const body of UNSIGNED[gateway]) {
      expect(await payments.sendWebhook(gateway, body), body).toBe(400);
      expect(await payments.sendWebhook(gateway, body, headers), body).toBe(400);
    }
    expect(await payments.sendWebhook(gateway, 'a'.repeat(2 * 1024 * 1024))).toBe(413);
    expect(await payments.state(key)).toBe(before);
  });
}

test('a signed webhook whose bytes were changed is refused', async ({ checkout, payments }) => {
  const [mine, reference] = await (async () => {
    const key = await checkout.placeOrder('razorpay');
    return [key, await payments.open(key)] as const;
  })();
  await payments.decide(reference, { outcome: 'fail', webhook: 'now' });
  await payments.expectState(mine, 'failed');
  const [webhook] = await payments.webhookRequests(reference);
  const { body, headers } = webhook ?? { body: '', headers: {} };
  const changed = body.replaceAll('payment.failed', 'payment.captured').replaceAll('"failed"', '"captured"');
  expect(changed).not.toBe(body);
  expect(await payments.sendWebhook('razorpay', changed, headers)).toBe(400);
  expect(await payments.state(mine)).toBe('failed');
  expect(await payments.sendWebhook('razorpay', body, headers)).toBe(200);
});

test('a return without a signature is settled by querying the gateway', async ({ checkout, payments }) => {
  const key = await checkout.placeOrder();
  const reference = await payments.open(key);
  const payment = 'pay_00000000000000';
  for (const fields of [
    { razorpay_order_id: reference, razorpay_payment_id: payment },
    { razorpay_order_id: reference, razorpay_payment_id: payment, razorpay_signature: '' },
    {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[reason]': 'payment_failed',
      'error[metadata]': JSON.stringify({ order_id: reference, payment_id: payment }),
    },
  ]) {
    await payments.returnFromGateway('razorpay', fields);
    expect(await payments.state(key)).toBe('awaiting');
  }
});

for (const path of ['/razorpay_response', '/payu_response']) {
  test(`GET ${path} redirects to the payment page, and a body of 2 MB is refused`, async ({ request }) => {
    const opened = await request.get(`${path}?razorpay_payment_id=pay_1&status=success`, { maxRedirects: 0 });
    expect([opened.status(), opened.headers().location]).toEqual([303, '/makepayment']);
    const flood = await request.post(path, { headers: CROSS_SITE, form: { a: 'a'.repeat(2_000_000) } });
    expect(flood.status()).toBe(413);
  });
}

/**
 * A boundary between two scripts of a page's payload; where it falls depends on how fast the parts were
 * rendered.
 */
const CUT = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g;

/** Returns a page without what differs from one response to the next. */
async function bytesOf(page: Page, path: string, text: string): Promise<string> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(404);
  const html = (await response.text()).replace(CUT, '');
  return html.replaceAll(text, 'N').replace(/nonce(?:=|\\*":)\\*"?[\w+/=-]+/g, 'nonce');
}

test("another shopper's order is answered like one that does not exist", async ({
  anotherBrowser,
  checkout,
  page,
  shopper,
  store,
}) => {
  const key = await checkout.placeOrder('cash-on-delivery');
  const [number = ''] = await checkout.orderNumbers();
  const unknown = `${number.slice(0, -6)}ZZZZZZ`;
  const otherPage = await anotherBrowser();
  await new Shopper(otherPage, store.apiUrl).signInByRequest();
  for (const path of ['/myaccount/myaccount-order', '/myaccount/invoice']) {
    const [theirs, nobodys] = [
      await bytesOf(otherPage, `${path}?order=${number}`, number),
      await bytesOf(otherPage, `${path}?order=${unknown}`, unknown),
    ];
    expect(theirs).toBe(nobodys);
    expect(theirs).not.toContain(shopper.mobile);
    expect((await page.request.get(`${path}?order=${number}`)).status()).toBe(200);
  }
  for (const text of [number, unknown]) {
    const file = await otherPage.request.get(`/api/orders/invoice?order=${text}`, { maxRedirects: 0 });
    expect([file.status(), file.headers().location]).toEqual([303, `/myaccount/invoice?order=${text}&notice=no-file`]);
  }
  // Opening another shopper's order must not empty the visitor's own cart.
  await otherPage.request.post('/api/orders/seen', { headers: SAME_ORIGIN, data: { order: key } });
  expect((await otherPage.request.get(`/thankyou?order=${number}`)).status()).toBe(404);
});

test("an order to another customer's address is refused", async ({ anotherBrowser, checkout, page, store }) => {
  await checkout.chooseAddress();
  const book = await (await page.request.get('/myaccount/addresses')).text();
  const id = /\/myaccount\/addresses\/([\w-]{36})/.exec(book)?.[1] ?? '';
  expect(id).not.toBe('');
  const otherPage = await anotherBrowser();
  await new Shopper(otherPage, store.apiUrl).signInByRequest();
  const reply = await otherPage.request.post('/api/checkout/address', {
    headers: SAME_ORIGIN,
    data: { intent: 'choose', address: id },
  });
  expect([reply.status(), await reply.json()]).toMatchObject([422, { problems: { address: 'Choose an address.' } }]);
});

test('an order with an amount that the page did not show is refused', async ({ checkout }) => {
  await checkout.prepare();
  const fields = await checkout.orderFields('razorpay');
  for (const expectedAmount of ['1', '0', '-1', '1e9', '']) {
    const reply = await checkout.send('order', { ...fields, expectedAmount });
    expect(reply.ok, expectedAmount).toBe(false);
    expect([409, 422], expectedAmount).toContain(reply.status);
  }
  // Nothing is paid by gift cards, so the order cannot be placed without a payment.
  expect(await checkout.send('order', { ...fields, method: 'gift-card' })).toMatchObject({ ok: false });
  expect(await checkout.orderNumbers()).toEqual([]);
});

test('the web version of an email is shown with its own token only', async ({ checkout, request, shopper, store }) => {
  await shopper.signInByRequest();
  const email = await shopper.saveEmail();
  store.clearLimits();
  await checkout.placeOrder('cash-on-delivery');
  const { href } = await orderMail(store.apiUrl, email);
  const token = new URLSearchParams(href.split('?')[1]).get('t') ?? '';
  const status = async (sent: string) => (await request.get(`/displayemail?t=${sent}`)).status();
  expect(await status(token)).toBe(200);
  const swapped = token.endsWith('A') ? 'B' : 'A';
  const others = [
    `${token.slice(0, -1)}${swapped}`,
    token.slice(0, -4),
    `${token}A`,
    '',
    'a',
    encodeURIComponent('../'),
  ];
  for (const other of others) expect(await status(other), other).toBe(404);
});

test('no redirect parameter leads out of the store', async ({ checkout, page, payments, request, shopper, store }) => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    store.clearLimits();
    expect(await shopper.signInByRequest(next), next).not.toContain('evil');
    const checkoutPage = await request.get(`/checkout?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect(checkoutPage.headers().location, next).toBe('/users/sign_in?next=%2Fcheckout');
  }
  store.clearLimits();
  const key = await checkout.placeOrder();
  const answer = await page.request.post('/api/payments', {
    headers: { ...SAME_ORIGIN, ...uniqueNetwork(), 'x-forwarded-host': 'evil.example' },
    data: { order: key, gateway: 'payu' },
  });
  expect(await answer.text()).not.toContain('evil.example');
  expect(await payments.returnFromGateway('razorpay', { callback_url: 'https://evil.example/' })).toBe(UNKNOWN);
});
