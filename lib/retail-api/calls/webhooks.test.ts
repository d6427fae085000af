import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { emitEvents } from '../messages/webhooks/emit-events.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const URL = 'https://erp.example/hooks';

type Endpoint = DataOf<typeof calls.saveWebhookEndpoint>;
type Refusal = { Field: string; Message: string };

describeOnEachEngine('outgoing webhooks by the operator', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW, operatorKey: OPERATOR_KEY });
  });
  afterEach(() => api.close());

  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  const post = <Data>(name: string, body: object = {}) =>
    send<Data & Refusal>(api.handle, name, {
      method: 'POST',
      headers,
      body: JSON.stringify({ EndpointName: 'erp', Operator: 'Meera', ...body }),
    });
  const save = (body: object = {}) => post<Endpoint>('SaveWebhookEndpoint', { Url: URL, ...body });
  const list = () => send<DataOf<typeof calls.webhookEndpoints>>(api.handle, 'WebhookEndpoints', { headers });
  const secret = async () => (await post<DataOf<typeof calls.webhookSecret>>('WebhookSecret')).Data;
  const deliveries = async (body: object = {}) =>
    (await post<DataOf<typeof calls.webhookDeliveries>>('WebhookDeliveries', body)).Data?.Deliveries ?? [];
  const soldOut = (sku: string) => {
    const events = [{ about: `sku:${sku}`, data: { SKU: sku, Quantity: 0 } }];
    return emitEvents(api.context.db, { topic: 'stock', type: 'stock.sold_out', events }, NOW);
  };

  test('an endpoint is added, changed and deleted; its secret stays and is shown by its own call only', async () => {
    const added = {
      EndpointName: 'erp',
      Url: URL,
      Events: ['order.paid'],
      Enabled: true,
      DisabledBecause: '',
      Note: 'Books',
      SecretVersion: 1,
      PreviousSecretUntil: null,
      SavedBy: 'Meera',
      SavedAt: NOW,
    };
    expect((await save({ Events: ['order.paid'], Note: 'Books' })).Data).toEqual(added);
    const first = await secret();
    expect(first).toEqual({ Secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/), SecretVersion: 1 });
    expect((await save({ Enabled: false })).Data).toMatchObject({ Events: [], Enabled: false, SecretVersion: 1 });
    expect(await secret()).toEqual(first);
    const { Data } = await list();
    expect(Data?.Endpoints).toMatchObject([{ EndpointName: 'erp', Waiting: 0, Failed: 0 }]);
    expect(JSON.stringify(Data)).not.toContain('whsec_');
    expect(await post('DeleteWebhookEndpoint')).toMatchObject({ ReturnCode: 0 });
    for (const name of ['DeleteWebhookEndpoint', 'WebhookSecret', 'WebhookDeliveries', 'ReplayWebhook']) {
      expect(await post(name)).toMatchObject({ ReturnCode: RETURN_CODES.NotFound.code });
    }
  });

  test('the secret is sealed in the database', async () => {
    await save();
    const shown = (await secret())?.Secret ?? '';
    const [row] = await api.context.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(shown.slice(6));
    expect(row?.secret).toMatch(/^eyJ/);
  });

  test.each([
    [{ Url: 'http://erp.example/' }, 'Url'],
    [{ Url: 'ftp://erp.example/' }, 'Url'],
    [{ Url: 'https://name:word@erp.example/' }, 'Url'],
    [{ Url: 'https://erp.example/#part' }, 'Url'],
    [{ EndpointName: 'My ERP' }, 'EndpointName'],
    [{ Events: ['order.lost'] }, 'Events'],
  ])('the endpoint %j is refused', async (body, Field) => {
    const refused = await save(body);
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(refused.Data?.Field).toMatch(Field);
    expect((await list()).Data?.Endpoints).toEqual([]);
  });

  test('there are at most 20 webhook endpoints, and each of them can still be changed', async () => {
    for (let number = 1; number <= 20; number++) await save({ EndpointName: `erp-${number}` });
    expect(await save({ EndpointName: 'erp-21' })).toMatchObject({ ReturnCode: RETURN_CODES.ListFull.code });
    expect(await save({ EndpointName: 'erp-20', Enabled: false })).toMatchObject({ ReturnCode: 0 });
  });

  test('a secret is rotated once for each version', async () => {
    await save();
    const before = await secret();
    const rotated = await post<Endpoint>('RotateWebhookSecret', { ExpectedVersion: 1, KeepHours: 2 });
    expect(rotated.Data).toMatchObject({ SecretVersion: 2, PreviousSecretUntil: NOW + 2 * 3_600_000 });
    expect((await secret())?.Secret).not.toBe(before?.Secret);
    const after = await secret();
    expect(await post('RotateWebhookSecret', { ExpectedVersion: 1 })).toMatchObject({
      ReturnCode: RETURN_CODES.Conflict.code,
    });
    expect(await secret()).toEqual(after);
  });

  test('deliveries are listed and replayed', async () => {
    await save();
    await soldOut('A');
    await soldOut('B');
    expect(await deliveries({ About: 'sku:A' })).toMatchObject([
      { Event: 'stock.sold_out', About: 'sku:A', State: 'waiting', Attempts: 0, Result: '', SentAt: null },
    ]);
    await api.context.db.updateTable('outbox').set({ state: 'failed' }).execute();
    expect((await list()).Data?.Endpoints).toMatchObject([{ Waiting: 0, Failed: 2 }]);
    expect((await post('ReplayWebhook', { FromAt: NOW + 1 })).Data).toEqual({ Replayed: 0 });
    const [one] = await deliveries({ State: 'failed' });
    expect((await post('ReplayWebhook', { DeliveryId: one?.DeliveryId })).Data).toEqual({ Replayed: 1 });
    expect((await post('ReplayWebhook')).Data).toEqual({ Replayed: 1 });
    expect(await deliveries({ State: 'waiting' })).toHaveLength(2);
    expect(await post('ReplayWebhook', { DeliveryId: 'a-delivery-of-nobody' })).toMatchObject({
      ReturnCode: RETURN_CODES.NotFound.code,
    });
  });

  test('a test event goes to one enabled endpoint, once for each key', async () => {
    await save();
    await save({ EndpointName: 'other' });
    for (const IdempotencyKey of ['test-key-1', 'test-key-1', 'test-key-2']) {
      expect(await post('TestWebhook', { IdempotencyKey })).toMatchObject({ ReturnCode: 0 });
    }
    expect((await deliveries()).map(({ Event }) => Event)).toEqual(['webhook.test', 'webhook.test']);
    expect(await deliveries({ EndpointName: 'other' })).toEqual([]);
    await save({ Enabled: false });
    expect(await post('TestWebhook', { IdempotencyKey: 'test-key-3' })).toMatchObject({
      ReturnCode: RETURN_CODES.NotFound.code,
    });
  });

  test('every webhook call is in the audit with its endpoint', async () => {
    await save();
    await secret();
    const audit = await api.context.db.selectFrom('desk_audit').select(['call', 'subject', 'operator']).execute();
    expect(audit).toContainEqual({ call: 'WebhookSecret', subject: 'erp', operator: 'Meera' });
  });
});

test('in a trial an endpoint may have an http address', async () => {
  const api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY, isTrial: true });
  const body = { EndpointName: 'erp', Url: 'http://127.0.0.1:8080/', Operator: 'Meera' };
  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  const saved = await send(api.handle, 'SaveWebhookEndpoint', { method: 'POST', headers, body: JSON.stringify(body) });
  expect(saved).toMatchObject({ ReturnCode: 0 });
  await api.close();
});
