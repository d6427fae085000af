import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { PHOTO_FORM_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { NO_SHARED_LIMITER } from '#lib/storefront/platform/redis/shared-rate-limiter.ts';
import { assembleFront } from './assemble.ts';

let reached = 0;
let front: ReturnType<typeof assembleFront>;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  reached = 0;
  replaceSingleton('rate-limiter', undefined);
  front = assembleFront({
    next: async (_request, response) => {
      reached += 1;
      response.end('{}');
    },
    // One proxy is trusted, so that the tests can send requests from several networks.
    settings: parseEnvironment({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', SITE_URL: 'https://samay.test' }),
    retailApiUrl: 'http://127.0.0.1:9',
    folder: import.meta.dirname,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  port = (front.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await front.stop.stop(0);
});

/** Sends the head of an upload, and a part of its body or all of it. */
function begin(
  network: number,
  { isWhole = false, from = 'Sec-Fetch-Site: same-origin', path = apiPaths.imageSearch(), length = 4 } = {},
): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  // A refused connection may be closed while more is sent.
  socket.on('error', () => undefined);
  const head = [`POST ${path} HTTP/1.1`, 'Host: shop', `X-Forwarded-For: 10.0.0.${network}`, from];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n${isWhole ? 'abcd' : 'ab'}`);
  return socket;
}

/** The same, resolved once the front has received it, so that later requests come after it. */
async function begun(...upload: Parameters<typeof begin>): Promise<Socket> {
  const heard = once(front.server, 'request');
  const socket = begin(...upload);
  await heard;
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  const [answer] = await once(socket, 'data');
  return String(answer);
}

const sendAll = (network: number, from?: string) => answerOf(begin(network, { isWhole: true, ...(from && { from }) }));

test.each(['Sec-Fetch-Site: cross-site', 'Origin: https://evil.test', 'Accept: */*'])(
  'an upload that is not from a page of the store (%s) is refused before its body, and not counted',
  async (from) => {
    for (let sent = 0; sent < 40; sent += 1) {
      expect(await answerOf(begin(1, { from }))).toMatch(/^HTTP\/1\.1 403 [\s\S]*Connection: close/i);
    }
    expect(await sendAll(1, 'Origin: https://samay.test')).toMatch(/^HTTP\/1\.1 200 /);
    expect(reached).toBe(1);
  },
);

test('a flood of photo uploads from one network is refused', async () => {
  // The clock is fixed, because the rate limit is refilled over time.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const statuses: string[] = [];
  for (let sent = 0; sent < 40; sent += 1) statuses.push((await sendAll(1)).slice(9, 12));
  expect([...new Set(statuses)]).toEqual(['200', '429']);
  expect(reached).toBeLessThanOrEqual(31);
  expect(await sendAll(1)).toMatch(/\r\nRetry-After: [12]\r\n/);
  expect(await sendAll(2)).toMatch(/^HTTP\/1\.1 200 /);
  jest.restoreAllMocks();
});

test('concurrent photo uploads are limited per network, and other networks still find a place', async () => {
  const slow = Array.from({ length: 5 }, () => begin(1));
  const answers = slow.map(answerOf);
  expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 5\r\n/);
  expect(await sendAll(2)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of slow) if (socket.writable) socket.write('cd');
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
  expect(statuses.toSorted()).toEqual(['200', '200', '200', '200', '503']);
  expect(await sendAll(1)).toMatch(/^HTTP\/1\.1 200 /);
});

test('an upload that waits for the count of all storefronts has its place meanwhile', async () => {
  const counted = Promise.withResolvers<number>();
  replaceSingleton('shared-rate-limiter', { ...NO_SHARED_LIMITER, take: () => counted.promise });
  try {
    const answers = Array.from({ length: 5 }, () => answerOf(begin(1, { isWhole: true })));
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 503 /);
    counted.resolve(0);
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
    expect(statuses.toSorted()).toEqual(['200', '200', '200', '200', '503']);
  } finally {
    counted.resolve(0);
    replaceSingleton('shared-rate-limiter', undefined);
  }
});

test('concurrent photo uploads are limited in total, and an aborted one frees its place', async () => {
  const slow = [1, 2, 3, 4].flatMap((network) => Array.from({ length: 4 }, () => begin(network)));
  await Promise.race(slow.map(answerOf));
  expect(await sendAll(5)).toMatch(/^HTTP\/1\.1 503 /);
  for (const socket of slow) socket.destroy();
  let answer = '';
  while (!answer.startsWith('HTTP/1.1 200 ')) answer = await sendAll(5);
  expect(reached).toBe(1);
});

const FORM_FROM_A_PAGE = [
  'Sec-Fetch-Site: same-origin',
  'Accept: text/html',
  'Content-Type: multipart/form-data; boundary=x',
].join('\r\n');

test('a form with photos takes all upload places of its network, and others without scripts get a page', async () => {
  const form = { from: FORM_FROM_A_PAGE, path: apiPaths.reviews() };
  const first = await begun(1, form);
  expect(await answerOf(begin(1, form))).toMatch(/^HTTP\/1\.1 503 [\s\S]*Content-Type: text\/html/i);
  expect(await sendAll(1)).toMatch(/^HTTP\/1\.1 503 /);
  for (const network of [2, 3]) await begun(network, form);
  expect(await sendAll(4)).toMatch(/^HTTP\/1\.1 503 /);
  const answer = answerOf(first);
  first.write('cd');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendAll(1)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a form whose photos are too large in total is answered with a page that says so', async () => {
  const form = { from: FORM_FROM_A_PAGE, path: apiPaths.reviews(), length: PHOTO_FORM_MAXIMUM_BYTES + 1 };
  expect(await answerOf(begin(1, form))).toMatch(/^HTTP\/1\.1 413 [\s\S]*fewer or smaller photos/);
});
