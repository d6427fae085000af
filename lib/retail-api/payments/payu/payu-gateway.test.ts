import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { closeGatewayServers, gatewayServer } from '../../testing/gateway-server.ts';
import { type GatewayAttempt, type GatewayRefund, GatewayUnavailable, type Payer } from '../gateway.ts';
import { commandHash, requestHash } from './hashes.ts';
import { payuGateway } from './payu-gateway.ts';

afterEach(closeGatewayServers);

const ATTEMPT: GatewayAttempt = { id: 'P0123456789ABCDEF01234567', amount: 123450, gatewayOrderId: null };
const MIHPAYID = '403993715521889530';
const TRANSACTION = {
  mihpayid: MIHPAYID,
  request_id: '',
  amt: '1234.50',
  transaction_amount: '1234.50',
  txnid: ATTEMPT.id,
  firstname: 'Asha',
  error_code: 'E000',
  mode: 'CC',
  net_amount_debit: 1234.5,
  status: 'success',
  unmappedstatus: 'captured',
};
const UPDATE = { gatewayPaymentId: MIHPAYID, amount: 123450, currency: 'INR', instrument: 'card', reason: '' };
const PAYER: Payer = {
  name: 'Asha | Rao',
  email: '',
  mobile: '9876543210',
  siteUrl: 'https://shop.example',
  describe: () => m.paymentForOrder({ number: 'SM-1' }),
  cancelPath: '/makepayment?order=k',
  returnToken: 'P1.m',
};
const REFUND: GatewayRefund = { id: 'R0123456789ABC', gatewayPaymentId: MIHPAYID, amount: 5000, gatewayRefundId: null };

const gatewayAt = (url: string, timeoutMs = 5_000) =>
  payuGateway({
    key: 'JPTXg',
    salt: 'TESTSALT',
    paymentUrl: 'https://test.payu.in/_payment',
    serviceUrl: `${url}/merchant/postservice.php?form=2`,
    timeoutMs,
  });

/** A PayU server with a reply for each command, and the commands it received. */
async function payu(replies: Record<string, object>) {
  const commands: Record<string, string>[] = [];
  const server = await gatewayServer((response, { line, body }) => {
    const command = Object.fromEntries(new URLSearchParams(body));
    commands.push(command);
    const isRight =
      line === 'POST /merchant/postservice.php?form=2' &&
      command.hash === commandHash('JPTXg', 'TESTSALT', command.command ?? '', command.var1 ?? '');
    const reply = isRight ? replies[command.command ?? ''] : undefined;
    response.end(JSON.stringify(reply ?? { status: 0, msg: 'Invalid Hash.' }));
  });
  return { gateway: gatewayAt(server.url), commands };
}
const details = (transaction: object | string, txnid = ATTEMPT.id) => ({
  verify_payment: { status: 1, transaction_details: { [txnid]: transaction } },
});

test('opening an attempt sends nothing: PayU learns of it from the form', async () => {
  expect(await gatewayAt('http://127.0.0.1:1').open(ATTEMPT)).toBeNull();
});

test('the form contains every hashed field, with exactly the hashed text', () => {
  const start = gatewayAt('https://info.payu.in').start(ATTEMPT, PAYER);
  const back = 'https://shop.example/payu_response';
  const hashed = {
    txnid: ATTEMPT.id,
    amount: '1234.50',
    productinfo: 'Order SM-1',
    firstname: 'Asha Rao',
    email: 'no-reply@shop.example',
    udf1: '',
  };
  expect(start).toEqual({
    Kind: 'payu',
    Action: 'https://test.payu.in/_payment',
    Fields: {
      key: 'JPTXg',
      ...hashed,
      phone: '9876543210',
      surl: back,
      furl: back,
      curl: back,
      hash: requestHash('JPTXg', 'TESTSALT', hashed),
    },
  });
  expect(JSON.stringify(start)).not.toContain('TESTSALT');
});

test('the page of PayU is asked for in Hindi, while the hashed description stays in Latin letters', () => {
  const gateway = gatewayAt('https://info.payu.in');
  const start = inLanguage('hi', () => gateway.start(ATTEMPT, PAYER));
  expect(start).toMatchObject({ Fields: { display_lang: 'Hindi', productinfo: 'Order SM-1' } });
});

describe('fetchPayments', () => {
  test.each([
    ['success', 'captured', 'captured'],
    ['success', 'auth', 'authorized'],
    ['success', 'something new', 'pending'],
    ['success', null, 'pending'],
    ['pending', 'in progress', 'pending'],
    ['pending', 'captured', 'pending'],
    ['cancelled', 'cancelled', 'pending'],
  ])('status %s with unmapped status %s is read as %s', async (status, unmappedstatus, kind) => {
    const { gateway, commands } = await payu(details({ ...TRANSACTION, status, unmappedstatus }));
    expect(await gateway.fetchPayments(ATTEMPT)).toEqual([{ ...UPDATE, kind }]);
    expect(commands).toEqual([expect.objectContaining({ key: 'JPTXg', command: 'verify_payment', var1: ATTEMPT.id })]);
  });

  test('a failure has a code as its reason, never free text', async () => {
    const failed = { ...TRANSACTION, status: 'failure', unmappedstatus: 'userCancelled', error_code: 'E1605' };
    const { gateway } = await payu(details(failed));
    expect(await gateway.fetchPayments(ATTEMPT)).toEqual([{ ...UPDATE, kind: 'failed', reason: 'E1605' }]);
    const withText = await payu(details({ ...failed, error_code: 'Card of Asha was declined' }));
    expect(await withText.gateway.fetchPayments(ATTEMPT)).toEqual([
      { ...UPDATE, kind: 'failed', reason: 'userCancelled' },
    ]);
  });

  test('numbers may be JSON numbers, and the amount is the requested one, not the debited one', async () => {
    const { gateway } = await payu(
      details({ ...TRANSACTION, transaction_amount: undefined, amt: 10.5, mihpayid: 4039 }),
    );
    expect(await gateway.fetchPayments(ATTEMPT)).toMatchObject([{ gatewayPaymentId: '4039', amount: 1050 }]);
  });

  test('a transaction unknown to PayU has no payments', async () => {
    const { gateway } = await payu(details({ mihpayid: 'Not Found', status: 'Not Found' }));
    expect(await gateway.fetchPayments(ATTEMPT)).toEqual([]);
  });

  test.each([
    ['a refused hash', {}],
    ['another transaction', details(TRANSACTION, 'T0002')],
    ['another transaction under this number', details({ ...TRANSACTION, txnid: 'T0002' })],
    ['a text', details('No such transaction')],
    ['an amount that is none', details({ ...TRANSACTION, transaction_amount: '1,234.50' })],
    ['an id with a pipe', details({ ...TRANSACTION, mihpayid: '4039|1' })],
    ['an id that has lost digits', details({ ...TRANSACTION, mihpayid: 2 ** 60 })],
    ['no details', { verify_payment: { status: 1, transaction_details: [] } }],
  ])('%s throws GatewayUnavailable', async (_what, replies) => {
    const { gateway } = await payu(replies);
    await expect(gateway.fetchPayments(ATTEMPT)).rejects.toThrow(GatewayUnavailable);
  });

  test('a PayU timeout throws GatewayUnavailable', async () => {
    const { url } = await gatewayServer(() => undefined);
    await expect(gatewayAt(url, 50).fetchPayments(ATTEMPT)).rejects.toThrow(GatewayUnavailable);
  });
});

describe('capture', () => {
  test.each([
    ['queued', { status: 1, msg: 'Capture Request Queued' }],
    ['refused, as the second time', { status: 0, error_code: 301 }],
  ])('if a capture is %s, the state is read from the transaction', async (_what, reply) => {
    const { gateway, commands } = await payu({ ...details(TRANSACTION), capture_transaction: reply });
    expect(await gateway.capture(ATTEMPT, MIHPAYID)).toEqual({ ...UPDATE, kind: 'captured' });
    expect(commands[0]).toMatchObject({ var1: MIHPAYID, var2: ATTEMPT.id, var3: '1234.50' });
  });

  test('a reply about another payment throws GatewayUnavailable', async () => {
    const { gateway } = await payu({ ...details(TRANSACTION), capture_transaction: { status: 1 } });
    await expect(gateway.capture(ATTEMPT, '4040')).rejects.toThrow(GatewayUnavailable);
  });
});

describe('refund', () => {
  const action = (changes: object) => ({
    mihpayid: MIHPAYID,
    request_id: '131278422',
    amt: '50.00',
    action: 'refund',
    token: REFUND.id,
    status: 'queued',
    ...changes,
  });
  const statusReply = (id: string, ...found: { request_id: string }[]) => ({
    check_action_status: {
      status: 1,
      transaction_details: { [id]: Object.fromEntries(found.map((one) => [one.request_id, one])) },
    },
  });
  const nothing = (id: string) => ({
    check_action_status: { status: 0, transaction_details: { [id]: 'No action status found' } },
  });

  test.each([
    ['a captured payment', { status: 1, msg: 'Refund Request Queued', request_id: '131278422', error_code: 102 }],
    ['an authorised one', { status: '1', msg: 'Cancel Request Queued', txn_update_id: 131278422 }],
  ])('a refund of %s is sent under our own token', async (_what, reply) => {
    const { gateway, commands } = await payu({ cancel_refund_transaction: reply });
    expect(await gateway.refund(REFUND)).toEqual({ gatewayRefundId: '131278422', state: 'sent' });
    expect(commands).toEqual([expect.objectContaining({ var1: MIHPAYID, var2: REFUND.id, var3: '50.00' })]);
  });

  test.each([
    ['success', 'processed'],
    ['SUCCESS', 'processed'],
    ['failure', 'failed'],
    ['queued', 'sent'],
    ['In Progress', 'sent'],
    ['od_hit', 'sent'],
  ])('a refund that was sent before and has status %s is %s', async (status, state) => {
    const { gateway, commands } = await payu(statusReply('131278422', action({ status })));
    const again = { ...REFUND, gatewayRefundId: '131278422' };
    expect(await gateway.refund(again)).toEqual({ gatewayRefundId: '131278422', state });
    expect(commands).toHaveLength(1);
  });

  test('a refund whose token PayU already has is found among its actions', async () => {
    const { gateway, commands } = await payu({
      cancel_refund_transaction: { status: 0, msg: 'Token already exists', error_code: '106' },
      ...statusReply(
        MIHPAYID,
        action({ request_id: '1', action: 'capture', token: '', status: 'SUCCESS' }) as { request_id: string },
        action({ request_id: '2', status: 'success' }) as { request_id: string },
      ),
    });
    expect(await gateway.refund(REFUND)).toEqual({ gatewayRefundId: '2', state: 'processed' });
    expect(commands[1]).toMatchObject({ command: 'check_action_status', var1: MIHPAYID, var2: 'payuid' });
  });

  test('a reply about another request is not taken for this refund', async () => {
    const other = action({ request_id: '131278423', status: 'success' }) as { request_id: string };
    const { gateway } = await payu(statusReply('131278422', other));
    await expect(gateway.refund({ ...REFUND, gatewayRefundId: '131278422' })).rejects.toThrow(GatewayUnavailable);
  });

  const refusedWith = (error_code: number) =>
    payu({ cancel_refund_transaction: { status: 0, error_code }, ...nothing(MIHPAYID) });

  test.each([105, 116, 128])('error code %i is final', async (code) => {
    expect(await (await refusedWith(code)).gateway.refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'failed' });
  });

  test.each([106, 120, 214, 225, 500])('error code %i allows a retry', async (code) => {
    await expect((await refusedWith(code)).gateway.refund(REFUND)).rejects.toThrow(GatewayUnavailable);
  });

  test('a refused hash and a refund unknown to PayU throw GatewayUnavailable', async () => {
    await expect((await payu({})).gateway.refund(REFUND)).rejects.toThrow(GatewayUnavailable);
    const { gateway } = await payu(nothing('131278422'));
    await expect(gateway.refund({ ...REFUND, gatewayRefundId: '131278422' })).rejects.toThrow(GatewayUnavailable);
  });
});

test('PayU: returns and webhooks are verified with the key and salt of the gateway', () => {
  const gateway = gatewayAt('https://info.payu.in');
  expect(gateway.readReturn({ key: 'JPTXg' })).toEqual({ kind: 'invalid', reason: 'signature' });
  expect(gateway.readWebhook(Buffer.from('key=JPTXg'), '', '')).toEqual({ kind: 'invalid', reason: 'signature' });
});
