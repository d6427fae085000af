import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealData } from 'iron-session';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { environment } from '#lib/shared/env.ts';
import { type MissingLink, missingLinks } from '#lib/shared/process-events.ts';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const SHOP = '127.0.0.1';
const SALE = 'ff1.localhost';

/** Replaces Next; every path with this name is missing. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? '';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (url === '/api/admission') response.statusCode = 204;
  else if (/no-such|\/404\/page/.test(url)) markNotFound();
  response.end(url);
};

const reported: MissingLink[] = [];
missingLinks.subscribe((link) => reported.push(link));

let front: ReturnType<typeof assembleFront>;
let customer: string;

beforeAll(async () => {
  front = assembleFront({
    next,
    settings: environment(),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
    maxWaitMs: MINUTE_MS,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  const shopper = { customerToken: 'one', atSale: true, sessId: 's', sealedAt: Date.now() };
  customer = `shopper=${await sealData(shopper, { password: TEST_SECRET })}`;
});
afterAll(() => front.stop.stop(0));
beforeEach(() => {
  reported.length = 0;
});

/** Follows a link of the store and returns the status. */
function follow(path: string, host: string, method = 'GET'): Promise<number | undefined> {
  const { port } = front.server.address() as AddressInfo;
  const headers = { host, cookie: customer, accept: 'text/html', referer: `http://${host}/survey/abc` };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['a personal page', SHOP, '/myaccount/no-such', '/myaccount/…'],
  ['a page of the private sale', SALE, '/watches/no-such?q=9876543210', '/watches/no-such'],
  ['a personal page of the private sale', SALE, '/gift-cards/orders/no-such', '/gift-cards/orders/…'],
  ['an address of the private sale that no page can have', SALE, '/watches/a.php', '/watches/…'],
  ['a public page', SHOP, '/watches/no-such', '/watches/no-such'],
])('a broken link to %s is reported once and without personal data', async (_what, host, url, path) => {
  expect(await follow(url, host)).toBe(404);
  expect(reported).toEqual([{ path, from: '/survey/…' }]);
});

test.each([
  ['a page that is there', SHOP, '/myaccount', 'GET', 200],
  ['a HEAD request', SHOP, '/myaccount/no-such', 'HEAD', 404],
  ['a handler that finds nothing', SHOP, '/api/no-such', 'GET', 404],
  ['a file that is missing', SHOP, '/sitemap/no-such.xml', 'GET', 404],
])('a request for %s is not reported as a broken link', async (_what, host, url, method, status) => {
  expect(await follow(url, host, method)).toBe(status);
  expect(reported).toEqual([]);
});
