import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { responseHash } from '../payu/hash.ts';
import { payuForm, STORE, TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
beforeEach(() => {
  it = new TestSandbox();
});

const RETURN = `${STORE}/razorpay_response`;
const CANCEL = `${STORE}/makepayment`;

async function visitRazorpay(more: Record<string, string> = {}): Promise<string> {
  const order = await it.order();
  const fields = { key_id: SANDBOX_KEYS.razorpay.keyId, order_id: order, amount: '50000', name: 'Samay' };
  const response = await it.form('/razorpay/v1/checkout/embedded', {
    ...fields,
    callback_url: RETURN,
    cancel_url: CANCEL,
    'prefill[email]': 'asha@example.com',
    ...more,
  });
  return response.headers.get('location') ?? '';
}

async function visitPayu(): Promise<string> {
  return (await it.form('/payu/_payment', payuForm())).headers.get('location') ?? '';
}

/** Returns action and fields of the form that leads back to the store. */
function backOf(html: string): { action: string; fields: Record<string, string> } {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    action: /<form method="post" action="([^"]*)">/.exec(html)?.[1] ?? '',
    fields: Object.fromEntries(inputs.map(([, name, value]) => [plain(name), plain(value)])),
  };
}

const decide = async (visit: string, outcome: string, more: Record<string, string> = {}) =>
  backOf(await (await it.form(visit, { outcome, ...more })).text());

test('the payment page says that no money moves and what is paid, and needs no JavaScript', async () => {
  const response = await it.page(await visitRazorpay());
  const html = await response.text();
  for (const part of ['no money moves', '₹500', 'attempt1', 'Pay ₹500', 'Pay, but do not return to the store']) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a paid Razorpay payment returns to the store with a signature', async () => {
  const { action, fields } = await decide(await visitRazorpay(), 'pay');
  const { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: signature } = fields;
  expect(action).toBe(RETURN);
  const secret = SANDBOX_KEYS.razorpay.keySecret;
  expect(signature).toBe(createHmac('sha256', secret).update(`${order}|${payment}`).digest('hex'));
  expect((await it.razorpay(`/payments/${payment}`)).body).toMatchObject({
    status: 'captured',
    email: 'asha@example.com',
  });
});

test('a failed Razorpay payment returns to the store with an error', async () => {
  const { action, fields } = await decide(await visitRazorpay(), 'fail');
  expect(action).toBe(RETURN);
  expect(fields).toMatchObject({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_failed' });
  const { order_id: order, payment_id: payment } = JSON.parse(fields['error[metadata]'] ?? '');
  expect((await it.razorpay(`/payments/${payment}`)).body).toMatchObject({ status: 'failed', order_id: order });
});

test('a cancelled Razorpay payment redirects to the cancel URL without a payment attempt', async () => {
  const response = await it.form(await visitRazorpay(), { outcome: 'cancel' });
  expect([response.status, response.headers.get('location')]).toEqual([303, CANCEL]);
  expect((await it.control('/ledger')).body.attempts[0].payments).toEqual([]);
});

test('a shopper who does not return to the store has still paid', async () => {
  const html = await (await it.form(await visitRazorpay(), { outcome: 'vanish', webhook: 'never' })).text();
  expect(html).not.toContain('<form');
  expect((await it.control('/ledger')).body.attempts[0].payments).toMatchObject([{ status: 'captured' }]);
  expect(it.events()).toEqual([]);
});

test('the Back button does not pay twice', async () => {
  const visit = await visitRazorpay();
  const first = await decide(visit, 'pay');
  expect(backOf(await (await it.page(visit)).text())).toEqual(first);
  expect(await decide(visit, 'fail')).toEqual(first);
});

test('a payment can be retried on the same page after a failure', async () => {
  const visit = await visitRazorpay();
  await decide(visit, 'fail');
  expect((await decide(visit, 'pay')).fields.razorpay_payment_id).toMatch(/^pay_/);
});

test('the choices of webhook and capture on the payment page are applied', async () => {
  const { fields } = await decide(await visitRazorpay(), 'pay', {
    webhook: 'late',
    seconds: '60',
    taking: 'authorise',
  });
  expect((await it.razorpay(`/payments/${fields.razorpay_payment_id}`)).body.status).toBe('authorized');
  expect(it.events()).toEqual([]);
  it.at += MINUTE_MS;
  expect(it.events()).toEqual(['payment.authorized']);
});

test('in an overlay the result is sent to the surrounding page', async () => {
  const visit = await visitRazorpay({ overlay: STORE });
  const html = await (await it.form(visit, { outcome: 'pay' })).text();
  expect(html).toContain(`data-origin="${STORE}"`);
  expect(html).toContain('razorpay_signature');
  expect(backOf(html).action).toBe('');
});

test.each([
  ['pay', {}, '/payu_response', 'success'],
  ['pay', { taking: 'pending' }, '/payu_response', 'pending'],
  ['pay', { taking: 'authorise' }, '/payu_response', 'success'],
  ['fail', {}, '/payu_failure', 'failure'],
  ['cancel', {}, '/payu_cancelled', 'failure'],
])('at PayU the outcome %s %j returns to %s with a valid hash', async (outcome, more, path, status) => {
  const { action, fields } = await decide(await visitPayu(), outcome, more);
  expect(action).toBe(`${STORE}${path}`);
  expect(fields).toMatchObject({ status, txnid: 'attempt1', amount: '1234.50', hash: responseHash(fields) });
});

test.each([
  ['key_id', 'rzp_test_other'],
  ['order_id', 'order_other'],
  ['amount', '100'],
  ['callback_url', 'javascript:alert(1)'],
])('a hosted Razorpay form with a wrong %s is refused', async (name, value) => {
  expect(await visitRazorpay({ [name]: value })).toBe('');
});

test('a PayU form with changed fields is refused, and so is another amount for the same transaction number', async () => {
  const changed = await it.form('/payu/_payment', { ...payuForm(), amount: '1.00' });
  expect(changed.status).toBe(400);
  expect((await it.form('/payu/_payment', payuForm())).status).toBe(303);
  // Reloading the same form is accepted; a form for another amount is not.
  expect((await it.form('/payu/_payment', payuForm())).status).toBe(303);
  expect((await it.form('/payu/_payment', payuForm({ amount: '1.00' }))).status).toBe(400);
});

test('text from the store is escaped on the payment page', async () => {
  const html = await (await it.page(await visitRazorpay({ name: '<img src=x>' }))).text();
  expect(html).toContain('&lt;img src=x&gt;');
});

test('an unknown visit is HTTP 404, and a form with an invalid choice is HTTP 400', async () => {
  expect((await it.page('/visits/unknown')).status).toBe(404);
  expect((await it.form(await visitRazorpay(), { outcome: 'steal' })).status).toBe(400);
});
