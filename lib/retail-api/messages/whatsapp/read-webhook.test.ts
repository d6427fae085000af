import { createHmac } from 'node:crypto';
import { readWhatsAppWebhook } from './read-webhook.ts';

const SETTINGS = { appSecret: 'app-secret', phoneNumberId: '106540352242922' };
const signatureOf = (body: string | Uint8Array, secret = SETTINGS.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const read = (content: unknown) => {
  const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return readWhatsAppWebhook(SETTINGS, body, signatureOf(body));
};
const webhook = (value: object, phoneNumberId = SETTINGS.phoneNumberId) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneNumberId }, ...value },
        },
      ],
    },
  ],
});
const status = (fields: object) => ({
  id: 'wamid.1',
  timestamp: '1764000000',
  recipient_id: '919876543210',
  ...fields,
});
const reply = (fields: object) => ({ from: '919876543210', id: 'wamid.2', timestamp: '1764000000', ...fields });
const stopsOf = (fields: object) => read(webhook({ messages: [reply(fields)] }));
const NOTHING = { kind: 'events', statuses: [], stops: [] };

test('statuses are read with the ids of both sides and the error code', () => {
  const statuses = [
    status({ status: 'delivered', biz_opaque_callback_data: 'own-1' }),
    status({ status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] }),
  ];
  expect(read(webhook({ statuses }))).toEqual({
    kind: 'events',
    statuses: [
      { gatewayId: 'wamid.1', ownId: 'own-1', status: 'delivered', code: '' },
      { gatewayId: 'wamid.1', ownId: '', status: 'failed', code: '131026' },
    ],
    stops: [],
  });
});

test.each(['STOP', ' stop. ', 'Stop  all', '"unsubscribe"'])('the reply %j ends messages by WhatsApp', (body) => {
  const stops = [{ mobile: '9876543210', at: 1764000000_000 }];
  expect(stopsOf({ type: 'text', text: { body } })).toEqual({ ...NOTHING, stops });
  expect(stopsOf({ type: 'button', button: { text: body, payload: 'x' } })).toEqual({ ...NOTHING, stops });
});

test.each([
  ['another text', { text: { body: 'Please do not stop my order' } }],
  ['a photo', { type: 'image', image: { id: '1' } }],
  ['a foreign number', { from: '447700900123', text: { body: 'STOP' } }],
  ['no mobile number', { from: '911234567890', text: { body: 'STOP' } }],
  ['no time', { timestamp: 'now', text: { body: 'STOP' } }],
  ['a text that is an object', { text: { body: { toString: 'STOP' } } }],
])('a reply with %s ends nothing', (_case, fields) => expect(stopsOf(fields)).toEqual(NOTHING));

test.each([
  ['another secret', (body: string) => signatureOf(body, 'other')],
  ['another body', () => signatureOf('{}')],
  ['no prefix', (body: string) => signatureOf(body).slice('sha256='.length)],
  ['nothing', () => ''],
])('a webhook signed with %s is refused', (_case, signature) => {
  const body = JSON.stringify(webhook({ messages: [reply({ text: { body: 'STOP' } })] }));
  const reading = readWhatsAppWebhook(SETTINGS, Buffer.from(body), signature(body));
  expect(reading).toEqual({ kind: 'invalid', reason: 'signature' });
});

test('without an app secret nothing is accepted, not even what is signed with an empty one', () => {
  const body = '{}';
  const reading = readWhatsAppWebhook({ ...SETTINGS, appSecret: '' }, Buffer.from(body), signatureOf(body, ''));
  expect(reading).toEqual({ kind: 'invalid', reason: 'signature' });
});

test.each(['', 'null', '[]', '{"object":"page","entry":[]}', '{"object":"whatsapp_business_account"}', '\u{0}'])(
  'the signed body %j is unreadable',
  (body) => expect(read(body)).toEqual({ kind: 'invalid', reason: 'unreadable' }),
);

test('what is of an unknown kind is left out, and the rest is read', () => {
  const statuses = [null, 7, { id: 'x' }, status({ status: 'deleted' }), status({ status: 'sent', errors: 'x' })];
  const known = { gatewayId: 'wamid.1', ownId: '', status: 'sent', code: '' };
  expect(read(webhook({ statuses, messages: 'many' }))).toEqual({ ...NOTHING, statuses: [known] });
  const entry = [7, {}, { changes: 'x' }, { changes: [{}, { value: { metadata: { phone_number_id: 1 } } }] }];
  expect(read({ object: 'whatsapp_business_account', entry })).toEqual(NOTHING);
});

test('events of another number of the account are left out', () => {
  const events = { statuses: [status({ status: 'sent' })], messages: [reply({ text: { body: 'STOP' } })] };
  expect(read(webhook(events, '999'))).toEqual(NOTHING);
});

test('a signed body with a field that comes twice is unreadable', () => {
  const once = JSON.stringify(webhook({ statuses: [status({ status: 'delivered' })] }));
  expect(read(once.replace('"status":"delivered"', '"status":"failed","status":"delivered"'))).toEqual({
    kind: 'invalid',
    reason: 'unreadable',
  });
});
