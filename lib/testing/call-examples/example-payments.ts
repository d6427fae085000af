import { calls, type OrderWire } from '#lib/contract/index.ts';
import type { Payments } from '#lib/retail-api/payments/gateway.ts';
import { responseHashes } from '#lib/retail-api/payments/payu/hashes.ts';
import { payuGateway } from '#lib/retail-api/payments/payu/payu-gateway.ts';
import { testPaymentUpdate } from '#lib/retail-api/testing/fake-gateway.ts';
import { type ExampleRecorder, STAND_IN_HASH, STAND_IN_TRANSACTION } from './recorder.ts';

const KEYS = { key: 'example-key', salt: 'example-salt' };
const PAYMENT_ID = '403993715521889530';

/** PayU with keys of nobody, and an answer of its own where it is asked whether an order of `amount` paise is paid. */
export function examplePayments(amount: () => number): Payments {
  const payu = payuGateway({
    ...KEYS,
    paymentUrl: 'https://test.payu.in/_payment',
    serviceUrl: 'https://test.payu.in/merchant/postservice.php?form=2',
    timeoutMs: 1000,
  });
  const fetchPayments = async () => [testPaymentUpdate('captured', amount(), PAYMENT_ID)];
  return { gateways: new Map([['payu', { ...payu, fetchPayments }]]), test: true };
}

/** Pays an order at PayU, through the browser and by a webhook. */
export async function recordPayment(recorder: ExampleRecorder, { OrderKey }: OrderWire, SiteURL: string) {
  const Gateway = 'payu';
  const { Fields } = await recorder.record<{ Fields: Record<string, string> }>(calls.startPayment, {
    summary: 'an order',
    fields: { OrderKey, Gateway, SiteURL },
  });
  const { surl: _surl, furl: _furl, curl: _curl, ...sent } = Fields;
  const result = { ...sent, mihpayid: PAYMENT_ID, mode: 'UPI', status: 'success' };
  const [hash = ''] = responseHashes(KEYS.key, KEYS.salt, result);
  const signed = { ...result, hash };
  const shown = { ...result, hash: STAND_IN_HASH, txnid: STAND_IN_TRANSACTION };
  await recorder.record(calls.paymentReturn, {
    summary: 'a payment',
    fields: { Gateway, Fields: signed },
    shown: { Fields: shown },
  });
  const base64 = (fields: Record<string, string>) => Buffer.from(`${new URLSearchParams(fields)}`).toString('base64');
  await recorder.record(calls.paymentWebhook, {
    summary: 'an event',
    fields: { Gateway, BodyBase64: base64(signed) },
    shown: { BodyBase64: base64(recorder.withStandIns(shown)) },
  });
}
