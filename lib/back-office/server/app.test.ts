import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { envelopeOf, STAFF_CREDENTIALS, STAFF_TOKEN, signedIn, testOffice } from '../testing/test-office.ts';

const DUE = {
  OrderRefundId: 'a-refund-of-an-order',
  OrderNumber: 'SM-1',
  Method: 'bank',
  Amount: 499.5,
  Since: 1,
  AccountName: '=HYPERLINK("x")',
  AccountNumber: '123456789',
  IFSC: 'ABCD0123456',
  GatewayPaymentId: '',
};
const open: { close: () => void }[] = [];
afterEach(() => {
  for (const office of open.splice(0)) office.close();
});

function office(options: Parameters<typeof testOffice>[0] = {}) {
  const opened = testOffice({ ...options, answers: { StaffSignIn: signedIn, ...options.answers } });
  open.push(opened);
  return opened;
}

async function signedInOffice(options: Parameters<typeof testOffice>[0] = {}) {
  const opened = office(options);
  expect((await opened.call('StaffSignIn', STAFF_CREDENTIALS)).status).toBe(200);
  return opened;
}

describe('the session', () => {
  test('its token goes into a sealed cookie that no script reads and no other site sends, and not into the page', async () => {
    const { call } = office({ url: 'https://office.shop.example' });
    const reply = await call('StaffSignIn', STAFF_CREDENTIALS);
    const text = await reply.text();
    expect(text).not.toContain(STAFF_TOKEN);
    expect(JSON.parse(text).data.Session).toEqual({ ExpiresAt: 2, IdleUntil: 1, NeedsTotp: false });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-BackOffice=/);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain(STAFF_TOKEN);
    expect(cookie).not.toMatch(/Max-Age|Domain/);
  });

  test('on this machine the cookie is not Secure, so that http works', async () => {
    const cookie = (await office().call('StaffSignIn', STAFF_CREDENTIALS)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^BackOffice=/);
    expect(cookie).not.toContain('Secure');
  });

  test('its token is the bearer of the calls that follow', async () => {
    const { call, sent } = await signedInOffice({ answers: { OrderRefundsDue: () => envelopeOf([]) } });
    await call('OrderRefundsDue');
    expect(sent.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['StaffSignIn', null],
      ['OrderRefundsDue', `Bearer ${STAFF_TOKEN}`],
    ]);
  });

  test('it ends with the sign-out, and where the retail API says that it has ended', async () => {
    for (const [name, answer] of [
      ['StaffSignOut', () => envelopeOf({})],
      ['OrderRefundsDue', () => new Response('{}', { status: 401 })],
    ] as const) {
      const { call } = await signedInOffice({ answers: { [name]: answer } });
      expect((await call(name)).headers.get('set-cookie')).toContain('Max-Age=0');
      expect((await call('OrderRefundsDue')).status).toBe(401);
    }
  });

  test('nobody who is signed out makes a call', async () => {
    const { call, sent } = office();
    expect((await call('DeskOrders')).status).toBe(401);
    expect(sent).toEqual([]);
  });
});

describe('the calls that are forwarded', () => {
  test.each(['PlaceOrder', 'JwtToken', 'OrderDetails', 'GetPopularSearch', 'toString', '..%2Fhealthz'])(
    '%s is not',
    async (name) => {
      const { call, sent } = await signedInOffice();
      expect((await call(name)).status).toBe(404);
      expect(sent).toHaveLength(1);
    },
  );

  test('a page gets money in paise, and sends it in paise', async () => {
    const { call, sent } = await signedInOffice({
      answers: { OrderRefundsDue: () => envelopeOf([DUE]), SavePrices: () => envelopeOf(null) },
    });
    expect((await (await call('OrderRefundsDue')).json()).data[0].Amount).toBe(49_950);
    await call('SavePrices', { Rows: [{ Id: 'WATCH-1', Price: 49_950 }], IdempotencyKey: 'a-key-of-a-test' });
    expect(sent.at(-1)?.body).toMatchObject({ Rows: [{ Price: 499.5 }] });
  });

  test('a request against the contract is refused before it is sent', async () => {
    const { call, sent } = await signedInOffice();
    const reply = await call('DeskOrder', { OrderNumber: 'x' });
    expect(reply.status).toBe(422);
    expect((await reply.json()).error.details.Field).toBe('OrderNumber');
    expect(sent).toHaveLength(1);
  });

  test('a refusal keeps its code and what the retail API adds', async () => {
    const refusal = () => Response.json({ ReturnCode: 260, ReturnMessage: 'Not now', Data: { Reason: 'step' } });
    const { call } = await signedInOffice({ answers: { OrderRefundsDue: refusal } });
    const reply = await call('OrderRefundsDue');
    expect(reply.status).toBe(409);
    expect((await reply.json()).error).toMatchObject({ code: 'NotAllowedNow', details: { Reason: 'step' } });
  });

  test('an outage of the retail API says so', async () => {
    const { call } = await signedInOffice({
      answers: {
        OrderRefundsDue: () => {
          throw new TypeError('fetch failed');
        },
      },
    });
    expect((await call('OrderRefundsDue')).status).toBe(503);
  });

  test('they carry the address of the browser, behind a proxy the one that it reports', async () => {
    const direct = office();
    await direct.call('StaffSignIn', STAFF_CREDENTIALS, { 'x-forwarded-for': '203.0.113.9' });
    expect(direct.sent[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
    const proxied = office({ proxies: 1 });
    await proxied.call('StaffSignIn', STAFF_CREDENTIALS, { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' });
    expect(proxied.sent[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
  });
});

test.each([
  ['is read', 10, 200],
  ['is refused where it is too large', 6_000_000, 413],
])('a body of which a proxy does not tell the length %s', async (_what, padding, status) => {
  const { fetch: handler, errors } = office();
  const server = createAdaptorServer({ fetch: handler, overrideGlobalObjects: false });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request(`http://127.0.0.1:${port}/api/StaffSignIn`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  // What is written before the end is sent without a length.
  sent.write(JSON.stringify(STAFF_CREDENTIALS));
  sent.end(' '.repeat(padding));
  // The rest of a refused body may find the connection closed, after the answer.
  sent.on('error', () => undefined);
  const { statusCode } = await new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
  expect([statusCode, errors]).toEqual([status, []]);
});

describe('other sites', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the same site', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser on another site', { ...json, origin: 'https://evil.example' }, 403],
    ['a program without either header', json, 403],
    ['a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 415],
  ])('%s cannot make a call', async (_who, headers, status) => {
    const { ask, sent } = await signedInOffice();
    expect((await ask('/api/OrderRefundsDue', { method: 'POST', headers, body: '{}' })).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  test('an older browser of our own may', async () => {
    const { ask } = await signedInOffice({ answers: { OrderRefundsDue: () => envelopeOf([]) } });
    const headers = { ...json, origin: 'http://localhost:4300' };
    expect((await ask('/api/OrderRefundsDue', { method: 'POST', headers, body: '{}' })).status).toBe(200);
  });

  test('they can fetch neither files nor photos', async () => {
    const { ask } = await signedInOffice();
    for (const path of [
      '/files/SalesReport?Month=2026-11&By=day',
      '/photos/a-photo-of-a-shopper',
      '/images/original/a-1.webp',
    ]) {
      expect((await ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    }
  });

  test.each([
    [undefined, 'localhost:4300', 200],
    [undefined, '127.0.0.1:4300', 200],
    [undefined, 'evil.example', 400],
    ['https://office.shop.example', 'office.shop.example', 200],
    ['https://office.shop.example', 'shop.example', 400],
  ])('with the address %s the host %s gets %s', async (url, host, status) => {
    const { ask } = office(url === undefined ? {} : { url });
    expect((await ask('/', { headers: { host } })).status).toBe(status);
    expect((await ask('/healthz', { headers: { host } })).status).toBe(200);
  });
});

describe('a photo of a product', () => {
  const photo = {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' },
    body: 'png',
  };
  const path = '/uploads/UploadProductPhoto?ProductCode=WATCH-1&Position=2';

  test('is passed on as a form, under no name of its own', async () => {
    const { ask, sent } = await signedInOffice({
      answers: { UploadProductPhoto: () => envelopeOf({ Photo: 'WATCH-1-2-0a1b2c3d.webp' }) },
    });
    expect(await (await ask(path, photo)).json()).toEqual({ data: { Photo: 'WATCH-1-2-0a1b2c3d.webp' } });
    const form = sent.at(-1)?.body as FormData;
    expect([form.get('ProductCode'), form.get('Position'), (form.get('file') as File).name]).toEqual([
      'WATCH-1',
      '2',
      'photo.png',
    ]);
  });

  test.each([
    ['of another site', { 'content-type': 'image/png', 'sec-fetch-site': 'cross-site' }, 403],
    ['that is none', { 'content-type': 'image/svg+xml', 'sec-fetch-site': 'same-origin' }, 415],
  ])('%s is refused', async (_what, headers, status) => {
    const { ask, sent } = await signedInOffice();
    expect((await ask(path, { ...photo, headers })).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  test('and a part of a larger file, as bytes', async () => {
    const { ask, sent } = await signedInOffice({
      answers: { UploadCatalogueImportPart: () => envelopeOf({ Received: 3 }) },
    });
    const part = '/uploads/UploadCatalogueImportPart?ImportId=an-import-of-the-shop&File=catalogue&Offset=0';
    const headers = { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' };
    expect(await (await ask(part, { ...photo, headers })).json()).toEqual({ data: { Received: 3 } });
    const form = sent.at(-1)?.body as FormData;
    expect(form.get('Offset')).toBe('0');
    expect((await ask(part, photo)).status).toBe(415);
  });

  test('is taken by the calls that take one alone', async () => {
    expect((await (await signedInOffice()).ask('/uploads/UploadPhoto', photo)).status).toBe(404);
  });
});

describe('the page', () => {
  test('its policy allows no inline script and no frame, and styles by a nonce that is new each time', async () => {
    const { ask } = office();
    const [first, second] = [await ask('/orders'), await ask('/orders')];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await first.text()).toContain(`<meta name="style-nonce" content="${nonce}">`);
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  test('its title names no shop before the app does: another one than the demo is not called Samay', async () => {
    expect(await (await office().ask('/')).text()).toContain('<title>Back office</title>');
  });

  test('a file that is shown runs nothing, not even what the page may run', async () => {
    const pdf = () => envelopeOf({ FileName: 'slip.pdf', ContentBase64: 'JVBERi0=' });
    const { ask } = await signedInOffice({ answers: { PackingSlipPdf: pdf } });
    const reply = await ask('/files/PackingSlipPdf?OrderNumber=SM-261128-BEWPZN&ParcelId=');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-security-policy')).not.toContain('script-src');
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
  });

  test('its files are kept for good, and no other file is served', async () => {
    const { ask } = office();
    expect((await ask('/app/main-1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/app/manifest.json')).status).toBe(404);
    expect((await ask('/app/..%2Fpackage.json')).status).toBe(404);
  });
});
