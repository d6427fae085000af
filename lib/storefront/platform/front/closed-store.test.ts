import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealData } from 'iron-session';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';

process.env.LAUNCH_AT = '2099-01-01T00:00:00+05:30';

import { environment } from '#lib/shared/env.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const SHOP = '127.0.0.1';
const SALE = 'ff1.localhost';

/** The status of the data layer's response about the visitor. */
let word = 204;
const requests: string[] = [];
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  requests.push(url);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url === '/api/admission' && word === 0) throw new Error('broken');
  if (url === '/api/admission') response.statusCode = word;
  response.end(url);
};

/** Replaces the retail API, which serves the photos. */
const photos = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  response.end('photo');
});

let front: ReturnType<typeof assembleFront>;
let customer: string;
let admitted: string;

beforeAll(async () => {
  await once(photos.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => photos.close());
beforeEach(async () => {
  requests.length = 0;
  const { port } = photos.address() as AddressInfo;
  const retailApiUrl = `http://127.0.0.1:${port}`;
  front = assembleFront({
    next,
    settings: environment(),
    retailApiUrl,
    folder: import.meta.dirname,
    maxWaitMs: MINUTE_MS,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  const shopper = { customerToken: 'one', atSale: true, sessId: 's', sealedAt: Date.now() };
  customer = `shopper=${await sealData(shopper, { password: TEST_SECRET })}`;
  admitted = `${customer}; HNLP=${await sealData({ customerToken: 'one' }, { password: TEST_SECRET })}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await front.stop.stop(0);
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function open(path: string, host: string, cookie: string, more: Record<string, string> = {}): Promise<Reply> {
  const { port } = front.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { host, cookie, accept: 'text/html', ...more };
    const request = httpRequest({ port, path, headers, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    request.on('error', reject).end();
  });
}
const outcome = ({ status, headers }: Reply) => [status, headers.location, headers['set-cookie']?.length ?? 0];

test('closed store: whoever types the address waits in the language that they chose', async () => {
  const typed = { 'sec-fetch-site': 'none' };
  for (const [host, entry] of [
    [SHOP, '/hi/counter'],
    [SALE, '/hi/user-access'],
  ] as const) {
    expect(outcome(await open('/', host, 'languageID=2', typed))).toEqual([302, '/hi', 0]);
    expect(outcome(await open('/hi', host, 'languageID=2', typed))).toEqual([307, entry, 0]);
  }
  expect(outcome(await open('/', SHOP, 'languageID=1', typed))).toEqual([307, '/counter', 0]);
});

describe('closed store: a sign-in that the retail API knows', () => {
  beforeEach(() => {
    word = 204;
  });
  test('closed store: a valid sign-in opens pages, and is checked again for each', async () => {
    expect((await open('/watches', SALE, customer)).body).toBe('/watches');
    expect((await open('/cart', SHOP, admitted)).body).toBe('/cart');
    await open('/cart', SHOP, admitted);
    expect(requests.filter((url) => url === '/api/admission')).toHaveLength(3);
  });
  test.each([
    ['/images/original/A-1-480.webp', 'private, max-age=31536000, immutable', []],
    ['/no/such.page', 'private, no-store', ['/404/page']],
  ])(
    'closed store: a valid sign-in gets %s as a private response, not a shared one',
    async (path, cacheControl, rendered) => {
      const reply = await open(path, SALE, customer);
      expect(reply.headers['cache-control']).toBe(cacheControl);
      expect(requests.filter((url) => url !== '/api/admission')).toEqual(rendered);
    },
  );
  test('closed store: a valid sign-in gets the bypass of the launch', async () => {
    word = 403;
    expect(outcome(await open('/watches?wsi=2', SHOP, customer))).toEqual([307, '/watches', 1]);
    expect(outcome(await open('/watches', SHOP, customer))).toEqual([307, '/counter', 0]);
  });
});

describe('closed store: a sign-in that has ended elsewhere', () => {
  beforeEach(() => {
    word = 401;
  });
  test.each([
    ['/', SALE, 307, '/user-access'],
    ['/watches?page=2', SALE, 307, '/user-access?next=%2Fwatches%3Fpage%3D2'],
    ['/no/such.page', SALE, 404, undefined],
    ['/images/original/A-1-480.avif', SALE, 404, undefined],
    ['/user-access', SALE, 200, undefined],
    ['/myaccount', SHOP, 307, '/counter'],
    ['/counter', SHOP, 200, undefined],
    ['/users/sign_in', SHOP, 200, undefined],
  ])(
    'closed store, ended sign-in: %s on %s gives HTTP %d %s, and its cookies are removed',
    async (path, host, status, location) => {
      expect(outcome(await open(path, host, admitted))).toEqual([status, location, 2]);
      expect(requests.filter((url) => url !== '/api/admission')).toEqual(status === 200 ? [path] : []);
    },
  );
  test('closed store: an ended sign-in gets no bypass of the launch', async () => {
    expect(outcome(await open('/watches?wsi=2', SHOP, customer))).toEqual([307, '/counter', 1]);
    expect(outcome(await open('/users/sign_in?wsi=2', SHOP, customer))).toEqual([200, undefined, 1]);
  });
  test('closed store: route handlers get requests with an ended sign-in, because they check it themselves', async () => {
    expect((await open('/api/cart', SALE, customer)).body).toBe('/api/cart');
    expect(requests).toEqual(['/api/cart']);
  });
});

describe('closed store: a sign-in that cannot be checked in an outage', () => {
  beforeEach(() => {
    word = 503;
  });
  test.each(['/watches', '/cart', '/404', '/images/original/A-1-480.avif'])(
    'closed store, outage: %s is answered with HTTP 503',
    async (path) => {
      const reply = await open(path, SALE, customer);
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
      expect(reply.headers['cache-control']).toContain('no-store');
      expect(reply.body).toContain('went wrong on our side');
    },
  );
  test('closed store, outage: the bypass is refused, but the sign-in pages stay available', async () => {
    expect(outcome(await open('/watches?wsi=2', SHOP, customer))).toEqual([503, undefined, 0]);
    expect(outcome(await open('/user-access', SALE, customer))).toEqual([200, undefined, 0]);
    expect(outcome(await open('/counter', SHOP, admitted))).toEqual([200, undefined, 0]);
    expect(outcome(await open('/no/such.page', SALE, customer))).toEqual([404, undefined, 0]);
  });
});

test('closed store: if the check itself fails only the sign-in pages stay available', async () => {
  word = 0;
  expect(outcome(await open('/user-access', SALE, customer))).toEqual([200, undefined, 0]);
  expect(outcome(await open('/watches', SALE, customer))).toEqual([503, undefined, 0]);
});

test('closed store: a guest costs no check', async () => {
  expect(outcome(await open('/watches', SALE, ''))).toEqual([307, '/user-access?next=%2Fwatches', 0]);
  expect(requests).toEqual([]);
});

test('closed store: the photos of a page use the result of its check', async () => {
  word = 204;
  // The result is used for two seconds, which may pass on a slow machine.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await open('/watches', SALE, customer);
  await Promise.all(['1', '2', '3'].map((name) => open(`/images/original/A-${name}-480.avif`, SALE, customer)));
  expect(requests).toEqual(['/api/admission', '/watches']);
});

test.each([
  [undefined, ['localhost'], true],
  [undefined, ['ff1.localhost', 'localhost'], true],
  [undefined, ['ff1.localhost'], false],
  // An operator who sets this SITE_URL has chosen it deliberately.
  ['http://ff1.localhost:3000', ['ff1.localhost'], false],
])('SITE_URL %s with the private sale at %s: the start of the server is refused: %s', (siteUrl, hosts, refused) => {
  const settings = { ...environment(), SITE_URL: siteUrl, PRIVATE_SALE_HOSTS: hosts };
  const assemble = () =>
    assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  if (refused) expect(assemble).toThrow(/^PRIVATE_SALE_HOSTS: localhost is .* Set SITE_URL, or name other hosts\.$/);
  else expect(assemble).not.toThrow();
});
