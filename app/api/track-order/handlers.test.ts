import { unsealData } from 'iron-session';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { trackableOrder } from '#lib/testing/examples/trackable-order.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST as SEND } from './code/route.ts';
import { POST as PROVE } from './details/route.ts';
import { POST } from './route.ts';

const MOBILE = '9876543210';

const setup = setUpRetailApi();
let browser: Browser;
let number: string;
let key: string;

beforeEach(async () => {
  ({ number, key } = await trackableOrder(setup.api));
  browser = newBrowser();
});

const request = (change: object = {}, from = browser) =>
  from.json(POST, 'POST', '/api/track-order', { orderNumber: number, contact: MOBILE, ...change });
const send = () => browser.json(SEND, 'POST', '/api/track-order/code', { resend: '1' });
const prove = (code: string) => browser.json(PROVE, 'POST', '/api/track-order/details', { digit1: code });
const readCodeFlash = () =>
  unsealData<{ key: string }>(browser.cookies.get('codeRequest') ?? '', { password: TEST_SECRET });

test('a tracked order is found by any usual spelling of number and contact, and stored in a sealed cookie', async () => {
  const spelled = { orderNumber: ` ${number.toLowerCase().replaceAll('-', ' ')}`, contact: '+91 98765-43210' };
  expect(await request(spelled)).toMatchObject({ status: 200, body: { ok: true, location: '/track-order' } });
  expect(await readCodeFlash()).toEqual({ trackedNumber: number, contact: MOBILE, key: '' });
  expect((await request({ contact: ' Asha@Example.com ' }, newBrowser())).body.ok).toBe(true);
});

test('an unknown order and a wrong contact are answered alike, and nothing is stored', async () => {
  const strangers = [newBrowser(), newBrowser()] as const;
  const unknown = await request({ orderNumber: 'SM-261121-AAAAAA' }, strangers[0]);
  const mismatch = await request({ contact: '9876543211' }, strangers[1]);
  expect(unknown.status).toBe(422);
  expect(unknown.body.problems).toEqual({ orderNumber: expect.stringMatching(/^We found no order/) });
  expect([mismatch.status, mismatch.body]).toEqual([unknown.status, unknown.body]);
  for (const stranger of strangers) expect(stranger.cookies.get('codeRequest')).toBeUndefined();
});

test.each([
  [{ orderNumber: '' }, { orderNumber: /order number/ }],
  [{ orderNumber: 'no/such?' }, { orderNumber: /order number/ }],
  [{ contact: 'asha' }, { contact: /mobile number or email/ }],
  [{ contact: 7 }, { contact: /mobile number or email/ }],
])('the tracking field %j is refused by name', async (change, problems) => {
  const { status, body } = await request(change);
  expect(status).toBe(422);
  const expected = Object.entries(problems).map(([name, text]) => [name, expect.stringMatching(text)]);
  expect(body.problems).toEqual(Object.fromEntries(expected));
});

test("the code sent to the order's contact shows its details in this browser", async () => {
  await request();
  expect((await send()).body).toMatchObject({ ok: true, location: '/track-order' });
  const code = await readSentCode(setup.api.context.db, MOBILE);
  const wrong = await prove(code === '0000' ? '1111' : '0000');
  expect([wrong.status, wrong.body.problems]).toEqual([422, { digit1: expect.stringMatching(/4 tries left/) }]);
  expect((await prove(code)).body).toMatchObject({ ok: true, location: '/track-order' });
  expect(await readCodeFlash()).toEqual({ trackedNumber: number, contact: MOBILE, key });
});

test('without a tracked order no tracking code is sent, and no code is accepted', async () => {
  expect((await send()).body).toMatchObject({ ok: true, location: '/track-order?step=order' });
  expect(await setup.api.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect((await prove('1234')).body.problems).toEqual({ '': expect.stringMatching(/expired/) });
});

test('too many tracking requests return HTTP 429', async () => {
  let answer = await request();
  for (let attempt = 0; attempt < 60; attempt += 1) answer = await request();
  expect([answer.status, answer.body.problems]).toEqual([429, { '': expect.stringMatching(/too many/) }]);
});
