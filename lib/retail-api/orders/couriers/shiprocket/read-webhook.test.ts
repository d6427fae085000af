import { readShiprocketWebhook } from './read-webhook.ts';

const read = (body: string) => readShiprocketWebhook('a-token', Buffer.from(body), 'a-token');
const DELIVERED = { awb: '19041424751540', shipment_status_id: 7, current_timestamp: '23 05 2026 11:43:52', scans: [] };
const once = JSON.stringify(DELIVERED);

test('a state of a parcel is read from a body whose fields come once', () => {
  expect(read(once)).toMatchObject({ kind: 'events', awb: '19041424751540', events: [{ status: 'delivered' }] });
});

test.each([
  ['a field that comes twice', once.replace('"shipment_status_id":7', '"shipment_status_id":9,"shipment_status_id":7')],
  ['scans that are no list', JSON.stringify({ ...DELIVERED, scans: 'delivered' })],
  ['a list in place of fields', JSON.stringify([DELIVERED])],
  ['a form in place of JSON', 'awb=19041424751540&shipment_status_id=7'],
])('a body with %s is not read at all', (_what, body) => {
  expect(read(body)).toEqual({ kind: 'invalid', reason: 'body' });
});
