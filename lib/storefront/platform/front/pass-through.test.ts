import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { until } from '#lib/testing/until.ts';
import type { NextHandler } from './next-handler.ts';
import { passThrough } from './pass-through.ts';

let held: PromiseWithResolvers<void>;
/** Whether Next was told that its visitor has left. */
let closed: boolean;
let ended: boolean;
let left: boolean;
/** Replaces Next: a page whose second half comes when the test says so; that of `/late` does so as a whole. */
const next: NextHandler = async (request, response) => {
  if (request.url === '/late') await held.promise;
  response.on('close', () => {
    closed = true;
  });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.write('<h1>Watches</h1>'.repeat(1000));
  await held.promise;
  if (!response.destroyed) response.end('<p>The end</p>');
  ended = true;
};

let server: Server;
const onAnswer = jest.fn(async () => undefined);
beforeEach(async () => {
  held = Promise.withResolvers();
  [closed, ended, left] = [false, false, false];
  onAnswer.mockClear();
  server = createServer((request, response) => {
    const facts = { method: 'GET', url: request.url ?? '', headers: {} };
    response.once('close', () => {
      left = true;
    });
    const stores = request.url === '/stored';
    void passThrough(next, facts, request, response, { styles: new Map(), onAnswer: stores ? onAnswer : null });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  held.resolve();
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Reads the beginning of an answer and leaves. */
async function leaveInTheMiddle(path: string, encoding: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding }, agent: false });
  const [reply]: IncomingMessage[] = await once(request, 'response');
  if (!reply) throw new Error('There is no answer');
  await once(reply, 'data');
  expect(reply.headers['content-encoding']).toBe(encoding);
  reply.destroy();
}

test.each([
  ['br', createBrotliCompress],
  ['gzip', createGzip],
])('the compression of an answer ends with the visitor who leaves in its middle: %s', async (encoding, create) => {
  const destroy = jest.spyOn(Object.getPrototypeOf(create()), 'destroy');
  await leaveInTheMiddle('/watches', encoding);
  await until(() => closed);
  expect(destroy).toHaveBeenCalledTimes(1);
  held.resolve();
  await until(() => ended);
});

test('an answer that is stored for others is made to its end, also where its visitor has left', async () => {
  await leaveInTheMiddle('/stored', 'br');
  await until(() => left);
  expect(closed).toBe(false);
  held.resolve();
  await until(() => onAnswer.mock.calls.length === 1);
  const [[answer] = []] = onAnswer.mock.calls as unknown as [{ body: Buffer }][];
  expect(String(answer?.body)).toMatch(/<\/h1><p>The end<\/p>$/);
});

test('no compression begins for a visitor who has left before the answer', async () => {
  const pipe = jest.spyOn(Object.getPrototypeOf(createBrotliCompress()), 'pipe');
  const arrival = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'br' };
  const request = get({ port, host: '127.0.0.1', path: '/late', headers, agent: false });
  request.on('error', () => undefined);
  await arrival;
  request.destroy();
  await until(() => left);
  held.resolve();
  await until(() => ended);
  expect(pipe).not.toHaveBeenCalled();
});
