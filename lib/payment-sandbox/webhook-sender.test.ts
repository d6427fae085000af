import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { DAY_MS } from '#lib/shared/durations.ts';
import { openLedgerFile } from './ledger/open-ledger.ts';
import { type WebhookMessage, WebhookQueue } from './ledger/webhook-queue.ts';
import { WebhookSender } from './webhook-sender.ts';

let store: Server;
let requests: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let answers: (body: string) => number;
let file: DatabaseSync;
let queue: WebhookQueue;
let at: number;
const senders: WebhookSender[] = [];

beforeEach(async () => {
  [requests, answers, at] = [[], () => 200, 1_000_000];
  store = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ url: request.url, headers: request.headers, body });
    response.writeHead(answers(body)).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  file = openLedgerFile(null);
  queue = new WebhookQueue(file);
});
afterEach(async () => {
  await stopSenders();
  store.closeAllConnections();
  store.close();
  file.close();
});

async function stopSenders(): Promise<void> {
  for (const sender of senders.splice(0)) await sender.stop();
}

/** Runs a single sender until all due webhooks are sent; an earlier sender's timer would send them too. */
async function sent(): Promise<WebhookSender> {
  await stopSenders();
  const { port } = store.address() as AddressInfo;
  const sender = new WebhookSender({
    queue,
    storefrontUrl: `http://127.0.0.1:${port}`,
    now: () => at,
    onError: (error) => {
      throw error;
    },
  });
  senders.push(sender);
  sender.start();
  await sender.idle();
  return sender;
}

const messageOf = (event: string, orderId = 'order_a'): WebhookMessage => ({
  gateway: 'razorpay',
  orderId,
  event,
  eventId: `id-${event}`,
  body: event,
  headers: { 'content-type': 'application/json', 'x-razorpay-event-id': `id-${event}` },
});
const bodies = () => requests.map(({ body }) => body);
const states = () => queue.all().map(({ state, tries }) => [state, tries]);

test("webhooks reach their gateway's URL byte for byte, those of one order in sequence", async () => {
  queue.add({ ...messageOf('first'), body: 'first ₹' }, at, 'waiting');
  queue.add(messageOf('second'), at, 'waiting');
  queue.add({ ...messageOf('third'), gateway: 'payu' }, at, 'waiting');
  await sent();
  expect(bodies()).toEqual(['first ₹', 'second', 'third']);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/payments/razorpay',
    '/api/payments/razorpay',
    '/api/payments/payu',
  ]);
  expect(requests[1]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-razorpay-event-id': 'id-second',
  });
  expect(states()).toEqual([
    ['delivered', 1],
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

test('a webhook that is added while the sender runs is sent without a call', async () => {
  const sender = await sent();
  queue.add(messageOf('first'), at, 'waiting');
  await sender.idle();
  expect(bodies()).toEqual(['first']);
});

test('a webhook refused by the store is resent unchanged, after delays that double', async () => {
  answers = () => 503;
  queue.add(messageOf('first'), at, 'waiting');
  await sent();
  expect(queue.nextDueAt()).toBe(at + 1_000);
  at += 1_000;
  await sent();
  expect(queue.nextDueAt()).toBe(at + 2_000);
  answers = () => 200;
  at += 2_000;
  await sent();
  expect(bodies()).toEqual(['first', 'first', 'first']);
  expect(new Set(requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
  expect(states()).toEqual([['delivered', 3]]);
});

test('failing webhooks of one order do not delay those of other orders', async () => {
  answers = (body) => (body === 'first' ? 500 : 200);
  queue.add(messageOf('first'), at, 'waiting');
  queue.add(messageOf('second', 'order_b'), at, 'waiting');
  await sent();
  expect(states()).toEqual([
    ['waiting', 1],
    ['delivered', 1],
  ]);
});

test('the webhook sender gives up after a day', async () => {
  answers = () => 500;
  queue.add(messageOf('first'), at, 'waiting');
  await sent();
  at += DAY_MS + 1;
  await sent();
  expect(states()).toEqual([['given-up', 2]]);
  expect(queue.nextDueAt()).toBeNull();
});

test('held webhooks and those not due yet are not sent', async () => {
  queue.add(messageOf('held'), at, 'held');
  queue.add(messageOf('later'), at + 1, 'waiting');
  await sent();
  expect(bodies()).toEqual([]);
});

test('a webhook is retried while the store is unreachable', async () => {
  queue.add(messageOf('first'), at, 'waiting');
  const { port } = store.address() as AddressInfo;
  store.close();
  await once(store, 'close');
  const sender = new WebhookSender({
    queue,
    storefrontUrl: `http://127.0.0.1:${port}`,
    now: () => at,
    onError: (error) => {
      throw error;
    },
  });
  senders.push(sender);
  sender.start();
  await sender.idle();
  expect(states()).toEqual([['waiting', 1]]);
});
