import { createHash } from 'node:crypto';
import type { PayuSettings } from './payu-settings.ts';
import { readReturn, readWebhook } from './read-answer.ts';

const SETTINGS: PayuSettings = {
  key: 'JPTXg',
  salt: 'TESTSALT',
  paymentUrl: 'https://test.payu.in/_payment',
  serviceUrl: 'https://test.payu.in/merchant/postservice.php?form=2',
  timeoutMs: 5_000,
};
const TXNID = 'P0123456789ABCDEF01234567';
const UNSIGNED = {
  mihpayid: '403993715521889530',
  mode: 'CC',
  status: 'success',
  unmappedstatus: 'captured',
  key: 'JPTXg',
  txnid: TXNID,
  amount: '1234.50',
  productinfo: 'Watch',
  firstname: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  udf1: '',
  udf2: '',
};
type Fields = Record<string, string>;

/** The fields with PayU's signature. */
function signed(changes: Fields = {}): Fields {
  const fields: Fields = { ...UNSIGNED, ...changes };
  const { status, email, firstname, productinfo, amount, txnid, key, additionalCharges } = fields;
  const plain = `TESTSALT|${status}|||||||||||${email}|${firstname}|${productinfo}|${amount}|${txnid}|${key}`;
  const text = additionalCharges === undefined ? plain : `${additionalCharges}|${plain}`;
  return { ...fields, hash: createHash('sha512').update(text).digest('hex') };
}
const form = (fields: Fields) => Buffer.from(new URLSearchParams(fields).toString());

describe.each([
  ['a return', (fields: Fields) => readReturn(SETTINGS, fields)],
  ['a webhook', (fields: Fields) => readWebhook(SETTINGS, form(fields))],
])('%s of PayU', (_what, read) => {
  test.each([{}, { status: 'pending' }, { additionalCharges: '10.00' }] as Fields[])(
    'with %j names its attempt and leaves unsigned data to a query',
    (changes) => {
      expect(read(signed(changes))).toMatchObject({ reference: { attemptId: TXNID }, update: null });
    },
  );

  test.each([
    ['status', 'success', { status: 'failure' }],
    ['number', 'T0002', {}],
    ['amount', '1.00', {}],
    ['amount', '1234.5', {}],
    ['firstname', 'Eve', {}],
    ['email', 'eve@example.com', {}],
    ['udf1', 'x', {}],
    ['additionalCharges', '11.00', { additionalCharges: '10.00' }],
    ['hash', '', {}],
    ['hash', signed().hash?.slice(0, 64) ?? '', {}],
    ['hash', signed({ txnid: 'T0002' }).hash ?? '', {}],
    ['hash', signed({ amount: '1.00' }).hash ?? '', {}],
    ['hash', signed({ status: 'failure' }).hash ?? '', {}],
  ] as [string, string, Fields][])('with another %s, "%s", is refused', (name, value, changes) => {
    const field = name === 'number' ? 'txnid' : name;
    expect(read({ ...signed(changes), [field]: value })).toEqual({ kind: 'invalid', reason: 'signature' });
  });

  test('with the key of another shop is refused, whatever its signature', () => {
    expect(read(signed({ key: 'other' }))).toEqual({ kind: 'invalid', reason: 'key' });
  });

  test('with text shifted between fields is refused, although its hash is correct', () => {
    const slid = [
      signed({ productinfo: 'Watch|Asha', firstname: 'Rao' }),
      signed({ productinfo: 'Asha', firstname: 'Rao|Watch' }),
    ];
    expect(new Set(slid.map(({ hash }) => hash)).size).toBe(1);
    for (const fields of slid) expect(read(fields)).toEqual({ kind: 'invalid', reason: 'signature' });
  });

  test.each([{ txnid: '../x' }, { txnid: '' }, { amount: '1,234.50' }, { amount: '' }] as Fields[])(
    'with %j is unreadable, although signed',
    (changes) => {
      expect(read(signed(changes))).toEqual({ kind: 'invalid', reason: 'unreadable' });
    },
  );
});

test('a return carries an update only for a failure, which is signed', () => {
  const reference = { attemptId: TXNID };
  const reading = { kind: 'signed', reference, gatewayPaymentId: '' };
  expect(readReturn(SETTINGS, signed())).toEqual({ ...reading, update: null });
  const unsigned = { gatewayPaymentId: '', instrument: '', reason: '' };
  const update = { kind: 'failed', amount: 123450, currency: 'INR', ...unsigned };
  expect(readReturn(SETTINGS, signed({ status: 'failure' }))).toEqual({ ...reading, update });
});

test('a failure webhook is about one of several payments: the gateway is queried for all', () => {
  const webhook = readWebhook(SETTINGS, form(signed({ status: 'failure' })));
  expect(webhook).toMatchObject({ reference: { attemptId: TXNID }, update: null });
});

test('a forged payment id in a signed reply changes nothing', () => {
  const forged = { ...signed(), mihpayid: '403993715521889999', unmappedstatus: 'captured', net_amount_debit: '9999' };
  const webhook = readWebhook(SETTINGS, form(forged));
  expect(webhook).toEqual(readWebhook(SETTINGS, form(signed())));
  expect(JSON.stringify(webhook)).not.toContain('4039937155');
});

test('webhooks of the same outcome share an event id, those of different outcomes do not', () => {
  const [success, again, failure] = ['success', 'success', 'failure'].map((status) =>
    readWebhook(SETTINGS, form(signed({ status }))),
  );
  expect(success).toMatchObject({ eventId: `${TXNID}.payment.success`, event: 'payment.success' });
  expect(again).toEqual(success);
  expect(failure).toMatchObject({ eventId: `${TXNID}.payment.failure`, event: 'payment.failure' });
});

test.each([
  ['as JSON', JSON.stringify({ action: 'refund', status: 'success', mihpayid: '4039', token: 'R1', key: 'JPTXg' })],
  ['as a form', 'action=refund&status=success&mihpayid=4039&token=R1&key=JPTXg'],
])('refund updates %s are unsigned, and ignored', (_what, body) => {
  const ignored = { kind: 'ignored', eventId: 'refund', event: 'refund' };
  expect(readWebhook(SETTINGS, Buffer.from(body))).toEqual(ignored);
});

test('a webhook with a field that comes twice is refused, whichever of them was signed', () => {
  const once = new URLSearchParams(signed()).toString();
  for (const twice of [`${once}&status=success`, `status=failure&${once}`, `${once}&amount=1.00`])
    expect(readWebhook(SETTINGS, Buffer.from(twice))).toEqual({ kind: 'invalid', reason: 'unreadable' });
});

test.each([
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 'unreadable'],
  ['nothing', Buffer.alloc(0), 'key'],
  ['an empty JSON object', Buffer.from('{}'), 'key'],
  ['JSON that is cut off', Buffer.from('{"action":"refund"'), 'key'],
  ['JSON about another action', Buffer.from('{"action":"payment"}'), 'key'],
  ['2 MB of anything', Buffer.alloc(2_000_000, 'x'), 'key'],
])('%s is refused', (_what, body, reason) => {
  expect(readWebhook(SETTINGS, body)).toEqual({ kind: 'invalid', reason });
});
