import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { UPLOAD_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { MAX_BODY_BYTES } from '#lib/storefront/platform/http/read-body.ts';
import { assembleFront } from './assemble.ts';
import type { NextHandler } from './next-handler.ts';

/** The lengths of the bodies that reached Next. */
const lengths: number[] = [];
const next: NextHandler = async (request, response) => {
  let length = 0;
  for await (const chunk of request) length += Buffer.byteLength(chunk);
  lengths.push(length);
  response.end('{}');
};

let front: ReturnType<typeof assembleFront>;

beforeAll(async () => {
  const settings = parseEnvironment({ LOG_LEVEL: 'silent' });
  front = assembleFront({ next, settings, retailApiUrl: 'http://127.0.0.1:9', folder: import.meta.dirname });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
beforeEach(() => lengths.splice(0));
afterAll(() => front.stop.stop(0));

async function statusOf(path: string, bytes: number): Promise<number> {
  const { port } = front.server.address() as AddressInfo;
  const init = { method: 'POST', body: Buffer.alloc(bytes), headers: { 'sec-fetch-site': 'same-origin' } };
  return (await fetch(`http://127.0.0.1:${port}${path}`, init)).status;
}

test.each([MAX_BODY_BYTES + 1, UPLOAD_MAXIMUM_BYTES])(
  'an upload of %i bytes, a photo with its form, reaches its route completely',
  async (bytes) => {
    expect(await statusOf(apiPaths.imageSearch(), bytes)).toBe(200);
    expect(lengths).toEqual([bytes]);
  },
);

test('a larger photo upload is refused, and no other route accepts such a size', async () => {
  expect(await statusOf(apiPaths.imageSearch(), UPLOAD_MAXIMUM_BYTES + 1)).toBe(413);
  expect(await statusOf(apiPaths.cart(), MAX_BODY_BYTES + 1)).toBe(413);
  expect(lengths).toEqual([]);
});

/** The response to a plain form that announces so many bytes, before any of them is sent. */
async function answerToForm(path: string, bytes: number) {
  const { port } = front.server.address() as AddressInfo;
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'content-length': bytes };
  const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  sending.flushHeaders();
  const [{ statusCode, headers: answered }] = await once(sending, 'response');
  sending.destroy();
  return [statusCode, answered.location];
}

test('a plain form with a larger photo is redirected to a page that says so; other forms get an error page', async () => {
  const answer = await answerToForm(apiPaths.imageSearch(), UPLOAD_MAXIMUM_BYTES + 1);
  expect(answer).toEqual([303, '/search?photo=size#by-photo']);
  expect(await answerToForm(apiPaths.cart(), MAX_BODY_BYTES + 1)).toEqual([413, undefined]);
  expect(lengths).toEqual([]);
});

test('a client that goes on sending a refused photo keeps the response and sees no connection error', async () => {
  const { port } = front.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const [first, rest] = [Buffer.alloc(1024), Buffer.alloc(UPLOAD_MAXIMUM_BYTES - 1023)];
  const head = `POST ${apiPaths.imageSearch()} HTTP/1.1\r\nHost: shop\r\nSec-Fetch-Site: same-origin\r\n`;
  socket.write(`${head}Content-Length: ${first.length + rest.length}\r\n\r\n`);
  socket.write(first);
  const chunks = [String((await once(socket, 'data'))[0])];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  socket.write(rest);
  await once(socket, 'end');
  expect(chunks.join('')).toMatch(/^HTTP\/1\.1 413 .*Content too large\n$/s);
});
