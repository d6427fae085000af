import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { closeGatewayServers, gatewayServer } from '../testing/gateway-server.ts';
import { callGateway, readReply, readSuccess } from './call-gateway.ts';
import { GatewayUnavailable } from './gateway.ts';
import { GatewayRefused } from './gateway-refused.ts';

afterEach(closeGatewayServers);

const REQUEST = { method: 'POST', headers: { authorization: 'Basic c2VjcmV0' }, body: 'asha@example.com' } as const;
const call = (url: string, timeoutMs = MINUTE_MS) =>
  callGateway(url, { ...REQUEST, signal: AbortSignal.timeout(timeoutMs) });
const failureOf = (reply: Promise<unknown>) =>
  reply.then(
    () => undefined,
    (error: unknown) => error,
  );
const answering = (answer: (response: ServerResponse) => void) => gatewayServer(answer);

test('a reply has its status and its JSON body, even if the request was refused', async () => {
  const { url, requests } = await answering((response) => response.writeHead(400).end('{"error":{}}'));
  expect(await call(url)).toEqual({ status: 400, body: { error: {} } });
  expect(requests[0]).toMatchObject({ line: 'POST /', body: 'asha@example.com' });
  expect(requests[0]?.headers.authorization).toBe('Basic c2VjcmV0');
});

test.each([401, 403, 408, 429, 500, 502, 503, 504])('status %i throws GatewayUnavailable', async (status) => {
  const { url } = await answering((response) => response.writeHead(status).end('{}'));
  expect(await failureOf(call(url))).toBeInstanceOf(GatewayUnavailable);
});

test.each([301, 302, 303, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const otherHost = await answering((response) => response.end('{}'));
  const { url } = await answering((response) => response.writeHead(status, { location: otherHost.url }).end('{}'));
  expect(await failureOf(call(url))).toBeInstanceOf(GatewayUnavailable);
  expect(otherHost.requests).toEqual([]);
});

test.each([
  ['is cut', (response: ServerResponse) => response.writeHead(200, { 'content-length': '100' }).write('{"id":')],
  ['breaks off', (response: ServerResponse) => response.writeHead(200).write('{"id":', () => response.destroy())],
  ['is no JSON', (response: ServerResponse) => response.end('<h1>Hello asha@example.com</h1>')],
  ['is empty', (response: ServerResponse) => response.end()],
  ['is huge', (response: ServerResponse) => response.end(JSON.stringify('x'.repeat(300_000)))],
  ['never comes', () => undefined],
])('a reply that %s throws GatewayUnavailable, which quotes neither request nor reply', async (_what, answer) => {
  const { url } = await answering(answer);
  const failure = await failureOf(call(url, 250));
  expect(failure).toBeInstanceOf(GatewayUnavailable);
  expect((failure as Error).message).not.toMatch(/asha|secret|127\.0\.0\.1/);
});

test('the error for an oversized reply states the limit in bytes', async () => {
  const { url } = await answering((response) => response.end(JSON.stringify('x'.repeat(300_000))));
  expect(await failureOf(call(url))).toMatchObject({ message: expect.stringContaining('262144 bytes') });
});

test('an unreachable gateway throws GatewayUnavailable', async () => {
  const { url } = await answering(() => undefined);
  await closeGatewayServers();
  expect(await failureOf(call(url))).toBeInstanceOf(GatewayUnavailable);
});

test('a reply that does not match its schema throws GatewayUnavailable', () => {
  const schema = z.object({ id: z.string() });
  expect(readReply(schema, { id: 'order_1', more: true })).toEqual({ id: 'order_1' });
  expect(readSuccess(schema, { status: 200, body: { id: 'order_1' } })).toEqual({ id: 'order_1' });
  expect(() => readReply(schema, { id: 7 })).toThrow(GatewayUnavailable);
  expect(() => readSuccess(schema, { status: 400, body: { id: 'order_1' } })).toThrow(GatewayUnavailable);
});

test('only statuses 400 and 404 throw GatewayRefused', () => {
  const failure = (status: number) => {
    try {
      return readSuccess(z.unknown(), { status, body: {} });
    } catch (error) {
      return error;
    }
  };
  for (const status of [400, 404]) expect(failure(status)).toBeInstanceOf(GatewayRefused);
  for (const status of [402, 409]) expect(failure(status)).not.toBeInstanceOf(GatewayRefused);
});
