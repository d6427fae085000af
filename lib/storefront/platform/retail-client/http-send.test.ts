import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHttpSend } from './http-send.ts';
import { exchangeHttp, MAX_BYTES } from './transport.ts';

const uploaded = jest.fn(async () => new Response('uploaded'));
const send = createHttpSend(uploaded);
let server: Server;
let url: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Call`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (timeoutMs = 5000) =>
  exchangeHttp(send, url, { method: 'POST', headers: { 'x-a': '1' }, body: '{"name":"₹"}' }, timeoutMs);

test('a call is sent with its headers and body, and its answer is read; the next one uses the same connection', async () => {
  const ports = new Set<number | undefined>();
  answer = async (request, response) => {
    ports.add(request.socket.remotePort);
    const body = Buffer.concat(await request.toArray()).toString();
    response.end(JSON.stringify([request.method, request.headers['x-a'], request.headers['content-length'], body]));
  };
  const expected = JSON.stringify(['POST', '1', '14', '{"name":"₹"}']);
  for (const _time of [1, 2]) expect(await post()).toEqual({ ok: true, reply: { status: 200, text: expected } });
  expect(ports.size).toBe(1);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer compressed with %s is read', async (encoding, compress) => {
  answer = (_request, response) => {
    response.writeHead(404, { 'content-encoding': encoding }).end(compress('{"text":"हिन्दी"}'));
  };
  expect(await post()).toEqual({ ok: true, reply: { status: 404, text: '{"text":"हिन्दी"}' } });
});

test('an answer that takes too long, before its head or within its body, is a timeout', async () => {
  answer = () => undefined;
  expect(await post(50)).toEqual({ ok: false, problem: 'timeout' });
  answer = (_request, response) => response.write('{');
  expect(await post(50)).toEqual({ ok: false, problem: 'timeout' });
});

test('an endless answer, a redirect and a broken connection are told apart', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(MAX_BYTES + 1));
  expect(await post()).toEqual({ ok: false, problem: 'too-large' });
  answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
  expect(await post()).toEqual({ ok: false, problem: 'redirect' });
  answer = (_request, response) => response.destroy();
  expect(await post()).toEqual({ ok: false, problem: 'network' });
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('{');
    setImmediate(() => response.destroy());
  };
  expect(await post()).toEqual({ ok: false, problem: 'network' });
});

test('a compressed answer that breaks off or is none is no answer', async () => {
  answer = (_request, response) => {
    const whole = gzipSync('x'.repeat(1000));
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': whole.length }).write(whole.subarray(0, 9));
    setImmediate(() => response.destroy());
  };
  expect(await post()).toEqual({ ok: false, problem: 'network' });
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
  expect(await post()).toEqual({ ok: false, problem: 'network' });
});

describe('a connection without calls', () => {
  /** Makes a call to a server, and says which side ends the connection of it. */
  async function whoEnds(server: Server, idleMs?: number): Promise<'client' | 'server'> {
    server.on('request', (_request, response) => response.end('{}'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected: Promise<[Socket]> = once(server, 'connection') as Promise<[Socket]>;
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await exchangeHttp(createHttpSend(uploaded, idleMs), address, { method: 'POST' }, 5000)).toMatchObject({
      ok: true,
    });
    const [socket] = await connected;
    const ended = await Promise.race([
      once(socket, 'end').then(() => 'client' as const),
      once(server, 'idle').then(() => 'server' as const),
    ]);
    server.close();
    return ended;
  }

  /** A server whose connections say when they were idle for as long as it would keep them. */
  function idleServer(keepAliveTimeout: number, saysSo: boolean): Server {
    const server = createServer({ keepAliveTimeout, keepAliveTimeoutBuffer: 0 });
    server.on('timeout', (socket: Socket) => {
      server.emit('idle');
      socket.destroy();
    });
    if (!saysSo) server.on('request', (_request, response) => response.setHeader('connection', 'keep-alive'));
    return server;
  }

  test('is ended here before the server ends it, as early as it announces', async () => {
    expect(await whoEnds(idleServer(2_000, true))).toBe('client');
  });

  test('is ended here after a while also where the server announces nothing', async () => {
    expect(await whoEnds(idleServer(3_000, false), 100)).toBe('client');
  });
});

test('an upload goes through the other way', async () => {
  expect(await exchangeHttp(send, url, { method: 'POST', body: new FormData() }, 5000)).toEqual({
    ok: true,
    reply: { status: 200, text: 'uploaded' },
  });
  expect(uploaded).toHaveBeenCalledTimes(1);
});
