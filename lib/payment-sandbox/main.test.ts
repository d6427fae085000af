import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment } from '#lib/shared/env.ts';
import { SANDBOX_KEYS, sandboxAddresses } from '#lib/shared/payment-sandbox.ts';

const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
// Processes start slowly while others run.
jest.setTimeout(120_000);

const children: ChildProcess[] = [];
let dataDir: string;
let store: Server;
let requests: string[];
let onReceived: () => void;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  [requests, onReceived] = [[], () => undefined];
  store = createServer(async (request, response) => {
    requests.push(JSON.parse(await text(request)).event);
    response.end();
    onReceived();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  store.closeAllConnections();
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** Starts the sandbox as the launcher does and returns its URL. */
async function launch(port = 0): Promise<{ child: ChildProcess; url: string }> {
  const { port: storePort } = store.address() as AddressInfo;
  const child = spawn(process.execPath, [join(process.cwd(), 'lib/payment-sandbox/main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: childEnvironment({
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PAYMENT_SANDBOX_PORT: String(port),
      STOREFRONT_URL: `http://127.0.0.1:${storePort}`,
    }),
  });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ type: string; url: string }];
  expect(message).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  return { child, url: message.url };
}

async function send(address: string, body?: unknown) {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

const openOrder = (url: string) =>
  send(`${sandboxAddresses(url).razorpay.apiUrl}/v1/orders`, { amount: 50_000, currency: 'INR', receipt: 'attempt1' });

test('the store receives a payment event, and a killed sandbox loses no data', async () => {
  const first = await launch();
  const order = await openOrder(first.url);
  await send(`${first.url}/control/pay`, { reference: 'attempt1', webhook: 'never' });
  await end(first.child, 'SIGKILL');

  const { child, url } = await launch();
  expect(await send(`${sandboxAddresses(url).razorpay.apiUrl}/v1/orders/${order.id}`)).toMatchObject({
    status: 'paid',
  });
  const all = Promise.withResolvers<void>();
  onReceived = () => requests.length === 3 && all.resolve();
  await send(`${url}/control/webhooks/resend`, { reference: 'attempt1' });
  await all.promise;
  expect(requests).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  expect(await end(child, 'SIGTERM')).toBe(0);
});

test('an outage cuts connections; in the mode lost the request is carried out', async () => {
  const { child, url } = await launch();
  await send(`${url}/control/outage`, { gateway: 'razorpay', mode: 'down' });
  await expect(openOrder(url)).rejects.toThrow('fetch failed');
  await send(`${url}/control/outage`, { gateway: 'razorpay', mode: 'lost' });
  await expect(openOrder(url)).rejects.toThrow('fetch failed');
  await send(`${url}/control/outage`, { gateway: 'razorpay', mode: 'none' });
  expect(await send(`${sandboxAddresses(url).razorpay.apiUrl}/v1/orders`)).toMatchObject({ count: 1 });
  // A hanging request must not keep the process from exiting.
  await send(`${url}/control/outage`, { gateway: 'razorpay', mode: 'hang' });
  const hanging = expect(openOrder(url)).rejects.toThrow('fetch failed');
  expect(await end(child, 'SIGTERM')).toBe(0);
  await hanging;
});

test('the sandbox exits when its launcher disconnects', async () => {
  const { child } = await launch();
  const ended = once(child, 'exit');
  child.disconnect();
  expect((await ended)[0]).toBe(0);
});

test('the sandbox does not start on a port in use and prints one line', async () => {
  const { port } = store.address() as AddressInfo;
  const child = spawn(process.execPath, [join(process.cwd(), 'lib/payment-sandbox/main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: childEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, PAYMENT_SANDBOX_PORT: String(port) }),
  });
  children.push(child);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(output).toBe('PAYMENT_SANDBOX_PORT: it is already in use. Set it to a free one.\n');
});
