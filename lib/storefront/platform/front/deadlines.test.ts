import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sealData } from 'iron-session';
import { environment } from '#lib/shared/env.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

const SHOP = '127.0.0.1';
const SALE = 'ff1.localhost';
const PHOTO = '/images/original/A-480.webp';

/** This page never answers; neither does the retail API in these tests. */
const next: NextHandler = () => new Promise(() => undefined);
const retailApi = createServer(() => undefined);
let front: ReturnType<typeof assembleFront>;
let customer: string;

beforeAll(async () => {
  await once(retailApi.listen(0, '127.0.0.1'), 'listening');
  const shopper = { customerToken: 'one', atSale: true, sessId: 's', sealedAt: Date.now() };
  customer = `shopper=${await sealData(shopper, { password: TEST_SECRET })}`;
});
afterAll(() => {
  retailApi.closeAllConnections();
  retailApi.close();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await front.stop.stop(0);
});

async function openFront(wait: { maxWaitMs?: number }): Promise<void> {
  const { port } = retailApi.address() as AddressInfo;
  const retailApiUrl = `http://127.0.0.1:${port}`;
  front = assembleFront({ next, settings: environment(), retailApiUrl, folder: import.meta.dirname, ...wait });
  await once(front.server.listen(0, '127.0.0.1'), 'listening');
}

function statusOf(path: string, host: string): Promise<number> {
  const { port } = front.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { host, cookie: host === SALE ? customer : '', accept: 'text/html' };
    const request = httpRequest({ port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['a page', '/watches', SHOP],
  ['who may enter', '/watches', SALE],
  ['a photo', PHOTO, SHOP],
  ['readiness', '/readyz', SHOP],
])('the front does not wait for %s beyond the configured maximum', async (_what, path, host) => {
  await openFront({ maxWaitMs: 1 });
  expect(await statusOf(path, host)).toBe(503);
});

test.each([
  ['a photo', PHOTO, 5000],
  ['readiness', '/readyz', 800],
])('the front waits for %s for the default time', async (_what, path, milliseconds) => {
  await openFront({});
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await statusOf(path, SHOP)).toBe(503);
  expect(timeout.mock.calls).toContainEqual([milliseconds]);
});
