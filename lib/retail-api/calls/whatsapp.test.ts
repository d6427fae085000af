import { createHmac } from 'node:crypto';
import pino from 'pino';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { enqueuePhoneMessage } from '../messages/whatsapp/enqueue-phone-message.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { agreeToWhatsApp } from '../testing/agree-to-whatsapp.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, TEST_WHATSAPP, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

/** To the second, as in replies. */
const START = Date.parse('2026-11-21T10:00:00Z');
const INVALID = RETURN_CODES.InvalidRequest.code;

describeOnEachEngine('webhooks of WhatsApp', (engine) => {
  let api: TestApi;
  let site: ApiCaller;
  let asha: TestCustomer;
  let now = START;
  const lines: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, whatsApp: true, log });
    site = await signInSession(api.handle);
  });
  beforeEach(async () => {
    now = START;
    lines.splice(0);
    for (const table of ['outbox', 'limit_events'] as const) await api.context.db.deleteFrom(table).execute();
    asha = await addCustomer(api);
    await agreeToWhatsApp(asha);
    now = START + 60_000;
  });
  afterAll(() => api.close());

  const post = (body: string, secret = TEST_WHATSAPP.appSecret) =>
    site.post('WhatsAppWebhook', {
      BodyBase64: Buffer.from(body).toString('base64'),
      Signature: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    });
  const webhook = (value: object) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ value: { metadata: { phone_number_id: TEST_WHATSAPP.phoneNumberId }, ...value } }] }],
    });
  const stop = (at = now, from = `91${asha.mobile}`) =>
    post(webhook({ messages: [{ from, timestamp: String(at / 1000), type: 'text', text: { body: 'Stop' } }] }));
  const consents = () =>
    api.context.db
      .selectFrom('consents')
      .select(['granted', 'source', 'recipient', 'at'])
      .where('customer_id', '=', asha.id)
      .orderBy('at')
      .execute();
  const write = () => {
    const details = { number: 'SM1', link: '', name: '' };
    const message = { kind: 'order-packed', recipient: asha.mobile, body: 'Packed', details, ttlMs: DAY_MS } as const;
    return enqueuePhoneMessage(api.context.db, message, { isMailed: false, now });
  };
  const rows = () => api.context.db.selectFrom('outbox').select(['id', 'channel', 'delivery']).execute();

  test('the verify token of the settings proves the address, and no other one', async () => {
    const verify = (VerifyToken: string) => site.post('VerifyWhatsAppWebhook', { VerifyToken });
    expect((await verify(TEST_WHATSAPP.verifyToken)).ReturnCode).toBe(0);
    expect(await verify('guess')).toMatchObject({ ReturnCode: INVALID, Data: { Field: 'VerifyToken' } });
    expect((await verify('')).ReturnCode).toBe(INVALID);
  });

  test('STOP withdraws the consent, is kept with time, number and source, and later messages go by SMS', async () => {
    await write();
    expect((await stop()).ReturnCode).toBe(0);
    await write();
    expect((await rows()).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
    expect(await consents()).toEqual([
      { granted: 1, source: 'account', recipient: asha.mobile, at: START },
      { granted: 0, source: 'reply', recipient: asha.mobile, at: now },
    ]);
  });

  test('STOP that arrives twice counts once, and one from before a new consent does not count', async () => {
    await stop();
    await stop();
    expect(await consents()).toHaveLength(2);
    now += 60_000;
    await agreeToWhatsApp(asha);
    await stop(now - 30_000);
    expect(await consents()).toHaveLength(3);
    await stop();
    expect(await consents()).toHaveLength(4);
  });

  test('STOP of a number without an account, or without consent, changes nothing', async () => {
    const bina = await addCustomer(api);
    for (const mobile of [bina.mobile, '9000000009']) expect((await stop(now, `91${mobile}`)).ReturnCode).toBe(0);
    const log = api.context.db.selectFrom('consents').select('id').where('customer_id', '=', bina.id);
    expect(await log.execute()).toEqual([]);
    expect(await consents()).toHaveLength(1);
  });

  test('a status is kept with the message', async () => {
    await write();
    const [{ id = '' } = {}] = await rows();
    const status = { id: 'wamid.1', status: 'delivered', biz_opaque_callback_data: id };
    expect((await post(webhook({ statuses: [status, { ...status, status: 'sent' }] }))).ReturnCode).toBe(0);
    expect(await rows()).toEqual([{ id, channel: 'whatsapp', delivery: 'delivered' }]);
  });

  test('a webhook with a wrong signature changes nothing, and is logged without its content', async () => {
    const body = webhook({ messages: [{ from: `91${asha.mobile}`, timestamp: '1', text: { body: 'STOP' } }] });
    expect(await post(body, 'another secret')).toMatchObject({ ReturnCode: INVALID, Data: { Field: 'Signature' } });
    expect(await consents()).toHaveLength(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'whatsapp-webhook-invalid', reason: 'signature' },
    ]);
    expect(lines.join('')).not.toContain(asha.mobile);
  });

  test.each(['', '[]', '{"object":"page"}', `{"object":"whatsapp_business_account","entry":${'['.repeat(5000)}`])(
    'a signed body that is no webhook is refused',
    async (body) => {
      expect(await post(body)).toMatchObject({ ReturnCode: INVALID, Data: { Field: 'BodyBase64' } });
    },
  );

  test('a flood of invalid webhooks fills the security log with 30 lines an hour at most', async () => {
    for (let sent = 0; sent < 40; sent += 1) await post('{}', 'another secret');
    expect(lines).toHaveLength(30);
  });
});
