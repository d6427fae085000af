import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { type WebhookReceiver, webhookReceiver } from '../../testing/webhook-receiver.ts';
import { cleanOutbox } from '../clean-outbox.ts';
import { claim } from '../outbox-queue.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { replayDeliveries } from './deliveries.ts';
import { emitEvents, enqueueTest } from './emit-events.ts';
import { findEndpoint } from './endpoint-repository.ts';
import { rotateSecret, saveEndpoint } from './save-endpoint.ts';
import { openSecret } from './seal-secret.ts';

const NEVER = new AbortController().signal;
const SECRET = testSecret(1);
/** The library checks the age of a signature by the clock of the machine. */
const START = Date.now();

describeOnEachEngine('the delivery of webhooks', (engine) => {
  let opened: OpenDatabase;
  let receiver: WebhookReceiver;
  let now: number;
  let logged: Record<string, unknown>[];
  beforeAll(async () => {
    receiver = await webhookReceiver();
  });
  beforeEach(async () => {
    now = START;
    logged = [];
    receiver.forget();
    opened = await openTestDatabase(engine);
    await save();
  });
  afterEach(() => opened.close());
  afterAll(() => receiver.close());

  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const inOne = <Result>(work: (transaction: Parameters<typeof saveEndpoint>[0]) => Promise<Result>) =>
    opened.db.transaction().execute(work);
  const context = () => ({ secret: SECRET, allowsPrivate: true, now });
  const save = (more: object = {}) =>
    inOne((transaction) =>
      saveEndpoint(transaction, { EndpointName: 'erp', Url: receiver.url, Operator: 'Meera', ...more }, context()),
    );
  const emit = (sku: string, quantity = 0) =>
    inOne((transaction) => {
      const events = [{ about: `sku:${sku}`, data: { SKU: sku, Quantity: quantity } }];
      return emitEvents(transaction, { topic: 'stock', type: 'stock.sold_out', events }, now);
    });
  const endpoint = async () => {
    const found = await findEndpoint(opened.db, 'erp');
    if (!found) throw new Error('The endpoint is gone.');
    return found;
  };
  const deliver = async () =>
    deliverWebhooks(
      await endpoint(),
      { db: opened.db, secret: SECRET, allowsPrivate: true, log, now: () => now },
      NEVER,
    );
  const rows = () => opened.db.selectFrom('outbox').selectAll().orderBy('subject').orderBy('sequence').execute();
  const skus = () => receiver.received.map(({ body }) => JSON.parse(body).data.SKU);
  const quantities = () => receiver.received.map(({ body }) => JSON.parse(body).data.Quantity);

  test('an event is sent once, and its signature is that of the secret', async () => {
    await emit('A');
    await deliver();
    await deliver();
    const [request] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    const secret = await openSecret((await endpoint()).secret, SECRET);
    expect(new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {})).toEqual({
      type: 'stock.sold_out',
      timestamp: new Date(START).toISOString(),
      data: { SKU: 'A', Quantity: 0 },
    });
    const [row] = await rows();
    expect(row).toMatchObject({ id: request?.headers['webhook-id'], state: 'sent', result: 'HTTP 204', sent_at: now });
    expect(() => new Webhook(secret).verify(`${request?.body} `, request?.headers ?? {})).toThrow('signature');
  });

  test('the endpoints that want an event get it, each once', async () => {
    await save({ EndpointName: 'other', Events: ['order.paid'] });
    await save({ EndpointName: 'off', Enabled: false });
    await save({ EndpointName: 'stock', Events: ['stock.sold_out', 'stock.back'] });
    await emit('A');
    expect((await rows()).map(({ recipient }) => recipient).toSorted()).toEqual(['erp', 'stock']);
  });

  test('events about one subject wait for the first of them, and others do not', async () => {
    receiver.answer(503);
    await emit('A', 1);
    await deliver();
    receiver.forget();
    await emit('A', 2);
    await emit('B', 3);
    await deliver();
    expect(quantities()).toEqual([3]);
    now += 5_000;
    await deliver();
    await deliver();
    expect(quantities()).toEqual([3, 1, 2]);
  });

  test('a test does not wait for one that failed before', async () => {
    const tested = () => inOne((transaction) => enqueueTest(transaction, 'erp', now));
    receiver.answer(503);
    await tested();
    await deliver();
    receiver.forget();
    await tested();
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test('events in the same millisecond stay in order', async () => {
    for (const quantity of [1, 2, 3, 4, 5, 6]) await emit('A', quantity);
    for (let round = 0; round < 6; round++) await deliver();
    expect(quantities()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a webhook is tried for just under three days, then abandoned with an alarm, and the next one follows', async () => {
    receiver.answer(500);
    await emit('A', 1);
    await emit('A', 2);
    const attempts: number[] = [];
    for (let round = 0; round < 10; round++) {
      await deliver();
      attempts.push(now - START);
      now = Math.max(now, (await rows())[0]?.next_attempt_at ?? 0);
    }
    expect(quantities()).toEqual(Array(10).fill(1));
    expect(attempts.map((at) => Math.round(at / 1000))).toEqual([
      0, 5, 305, 2105, 9305, 27305, 63305, 113705, 185705, 257705,
    ]);
    expect(attempts.at(-1)).toBeLessThan(3 * DAY_MS);
    expect((await rows())[0]).toMatchObject({ state: 'failed', result: 'HTTP 500', attempts: 10 });
    expect(logged.filter(({ alarm }) => alarm === 'A webhook was abandoned')).toHaveLength(1);
    receiver.forget();
    await deliver();
    expect(quantities()).toEqual([2]);
  });

  test('a webhook that could not be tried for three days is abandoned with an alarm, too', async () => {
    await emit('A');
    await save({ Enabled: false });
    now += 3 * DAY_MS;
    expect(await cleanOutbox(opened.db, now)).toMatchObject([{ channel: 'webhook', kind: 'stock.sold_out' }]);
  });

  test('a webhook that a crashed process had claimed is sent by another process, also after the attempts of a mail', async () => {
    await emit('A');
    const [row] = await rows();
    await opened.db.updateTable('outbox').set({ attempts: 5 }).execute();
    await claim(opened.db, row?.id ?? '', now);
    await deliver();
    expect(receiver.received).toEqual([]);
    now += HOUR_MS;
    expect(await cleanOutbox(opened.db, now)).toEqual([]);
    await deliver();
    expect(skus()).toEqual(['A']);
  });

  test('a replayed webhook is sent again with its own id, in the order of its subject', async () => {
    receiver.answer(410);
    await emit('A', 1);
    await deliver();
    await save();
    receiver.forget();
    await emit('A', 2);
    expect(
      await inOne((one) => replayDeliveries(one, { endpointName: 'erp', id: undefined, from: undefined }, now)),
    ).toBe(1);
    await deliver();
    await deliver();
    expect(quantities()).toEqual([1, 2]);
    const [first] = await rows();
    expect(receiver.received[0]?.headers['webhook-id']).toBe(first?.id);
    await inOne((one) => replayDeliveries(one, { endpointName: 'erp', id: first?.id, from: undefined }, now));
    await deliver();
    expect(quantities()).toEqual([1, 2, 1]);
  });

  test('an endpoint that answers 410 is disabled, and its webhook abandoned', async () => {
    receiver.answer(410);
    await emit('A');
    await deliver();
    expect(await endpoint()).toMatchObject({ enabled: false, disabled_because: 'It answered HTTP 410.' });
    expect((await rows())[0]?.state).toBe('failed');
  });

  test('while a secret is rotated there are the signatures of both', async () => {
    const before = await openSecret((await endpoint()).secret, SECRET);
    const rotation = { name: 'erp', expectedVersion: 1, keepHours: 24, by: 'Meera' };
    await inOne((transaction) => rotateSecret(transaction, rotation, context()));
    const after = await openSecret((await endpoint()).secret, SECRET);
    expect(after).not.toBe(before);
    await emit('A');
    await deliver();
    now += 24 * HOUR_MS;
    await emit('B');
    await deliver();
    const [during, later] = receiver.received;
    const signatures = during?.headers['webhook-signature']?.split(' ') ?? [];
    expect(signatures).toHaveLength(2);
    for (const secret of [before, after]) new Webhook(secret).verify(during?.body ?? '', during?.headers ?? {});
    const signed = new Webhook(after).sign(later?.headers['webhook-id'] ?? '', new Date(now), later?.body ?? '');
    expect(later?.headers['webhook-signature']).toBe(signed);
  });

  test('a webhook whose secret cannot be opened says so and is tried again', async () => {
    await emit('A');
    const other = { db: opened.db, secret: testSecret(2), allowsPrivate: true, log, now: () => now };
    await deliverWebhooks(await endpoint(), other, NEVER);
    expect((await rows())[0]).toMatchObject({ state: 'waiting', result: expect.stringContaining('RETAIL_API_SECRET') });
  });
});
