import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

process.env.PRIVATE_SALE_HOSTS = 'sale.test';

import { environment } from '#lib/shared/env.ts';
import { assembleFront } from './assemble.ts';

let front: ReturnType<typeof assembleFront>;

beforeAll(async () => {
  front = assembleFront({
    next: async (request, response) => void response.end(request.url),
    settings: environment(),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
afterAll(() => front.stop.stop(0));

function statusAt(host: string): Promise<number | undefined> {
  const { port } = front.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: '/cart', headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['localhost:3000', 200],
  ['192.168.1.20:3000', 200],
  ['sale.test', 307],
  ['anything.test', 400],
])('with private sale hosts and without SITE_URL the host %s gets HTTP %d', async (host, status) =>
  expect(await statusAt(host)).toBe(status),
);
