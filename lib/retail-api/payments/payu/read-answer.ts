import { uniqueFields } from '#lib/shared/unique-fields.ts';
import { isSame } from '../../core/is-same.ts';
import type { ReturnReading, WebhookReading } from '../gateway.ts';
import { parsePayuAmount } from './amount-text.ts';
import { responseHashes } from './hashes.ts';
import type { PayuSettings } from './payu-settings.ts';

type Fields = Readonly<Record<string, string>>;

const TXNID = /^[A-Za-z0-9]{1,25}$/;

/**
 * Reads what PayU posts through the browser. Its hash covers status, amount and transaction number, but neither the
 * payment id nor whether it was captured: a shopper could change those, so the gateway is queried. A failure is signed.
 */
export function readReturn(settings: PayuSettings, fields: Fields): ReturnReading {
  const signed = readSigned(settings, fields);
  if ('reason' in signed) return { kind: 'invalid', reason: signed.reason };
  const { txnid, status, amount } = signed;
  const unsigned = { gatewayPaymentId: '', instrument: '', reason: '' };
  const failed = { kind: 'failed', amount, currency: 'INR', ...unsigned } as const;
  const update = status === 'failure' ? failed : null;
  return { kind: 'signed', reference: { attemptId: txnid }, gatewayPaymentId: '', update };
}

/**
 * Reads a PayU webhook: the fields of the reply again, as a form (docs.payu.in, Webhook Events). It has no event id, so
 * one is built from the signed fields. Refund updates are unsigned and ignored; the state of a refund is queried.
 */
export function readWebhook(settings: PayuSettings, body: Uint8Array): WebhookReading {
  const text = readText(body);
  if (text === null) return { kind: 'invalid', reason: 'unreadable' };
  if (isRefundUpdate(text)) return { kind: 'ignored', eventId: 'refund', event: 'refund' };
  const fields = uniqueFields(text);
  if (fields === null) return { kind: 'invalid', reason: 'unreadable' };
  const signed = readSigned(settings, fields);
  if ('reason' in signed) return { kind: 'invalid', reason: signed.reason };
  const { txnid, status } = signed;
  const event = `payment.${status}`;
  return { kind: 'payment', eventId: `${txnid}.${event}`, event, reference: { attemptId: txnid }, update: null };
}

type Signed = { txnid: string; status: string; amount: number };

function readSigned({ key, salt }: PayuSettings, fields: Fields): Signed | { reason: string } {
  const { txnid = '', status = '', hash = '' } = fields;
  if (fields.key !== key) return { reason: 'key' };
  if (!responseHashes(key, salt, fields).some((expected) => isSame(expected, hash))) return { reason: 'signature' };
  const amount = parsePayuAmount(fields.amount ?? '');
  if (!TXNID.test(txnid) || amount === null) return { reason: 'unreadable' };
  return { txnid, status: status.toLowerCase().slice(0, 40), amount };
}

function readText(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** Refund updates name their action. They arrive as JSON or as a form, without a hash. */
function isRefundUpdate(text: string): boolean {
  const { action, hash } = readJson(text) ?? uniqueFields(text) ?? {};
  return action === 'refund' && hash === undefined;
}

/** The fields of a JSON object; null for any other text. */
function readJson(text: string): Record<string, unknown> | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
