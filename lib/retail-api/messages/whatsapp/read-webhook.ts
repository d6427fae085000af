import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { uniqueJson } from '#lib/shared/unique-json.ts';
import { isSame } from '../../core/is-same.ts';
import type { DeliveryStatus } from './delivery-states.ts';

/** A customer's reply that ends messages by WhatsApp. */
export interface StopReply {
  /** Ten digits. */
  mobile: string;
  /** When the reply was sent, to the second; epoch milliseconds. */
  at: number;
}

export type WhatsAppWebhook =
  | { kind: 'invalid'; reason: 'signature' | 'unreadable' }
  | { kind: 'events'; statuses: DeliveryStatus[]; stops: StopReply[] };

interface WebhookSettings {
  appSecret: string;
  /** Events of other numbers of the account are not this shop's. */
  phoneNumberId: string;
}

const id = z.string().min(1).max(300);
const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(100).catch(''),
  errors: z.array(z.object({ code: z.number().int() })).catch([]),
});
const message = z.object({
  from: z.string().regex(/^91\d{10}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  /** A button of a template. */
  button: z.object({ text: z.string() }).optional().catch(undefined),
});
/** What cannot be read of a webhook is left out alone: it may be of a kind that this store does not know. */
const list = z.array(z.unknown()).catch([]);
const change = z.object({
  value: z.object({ metadata: z.object({ phone_number_id: z.string() }), statuses: list, messages: list }),
});
const envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: list }).catch({ changes: [] })),
});

const STOP = /^(?:stop|stop all|unsubscribe)$/i;

/**
 * Reads a webhook of the WhatsApp Business Platform. Its header `X-Hub-Signature-256` is `sha256=` with the HMAC-SHA256 of
 * the raw bytes by the app's secret, in hexadecimal (developers.facebook.com/docs, Webhooks, Validate payloads).
 */
export function readWhatsAppWebhook(
  { appSecret, phoneNumberId }: WebhookSettings,
  body: Uint8Array,
  signature: string,
): WhatsAppWebhook {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  if (appSecret === '' || !isSame(expected, signature)) return { kind: 'invalid', reason: 'signature' };
  const parsed = envelope.safeParse(uniqueJson(body));
  if (!parsed.success) return { kind: 'invalid', reason: 'unreadable' };
  const values = readable(
    change,
    parsed.data.entry.flatMap(({ changes }) => changes),
  )
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    kind: 'events',
    statuses: readable(
      status,
      values.flatMap(({ statuses }) => statuses),
    ).map((read) => ({
      gatewayId: read.id,
      ownId: read.biz_opaque_callback_data,
      status: read.status,
      code: String(read.errors[0]?.code ?? ''),
    })),
    stops: readable(
      message,
      values.flatMap(({ messages }) => messages),
    ).flatMap(({ from, timestamp, text, button }) => {
      const mobile = canonicalMobile(from);
      const isStop = STOP.test(wordsOf(text?.body ?? button?.text ?? ''));
      return mobile !== null && isStop ? [{ mobile, at: Number(timestamp) * 1000 }] : [];
    }),
  };
}

function readable<Schema extends z.ZodType>(schema: Schema, values: readonly unknown[]): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

const wordsOf = (text: string) =>
  text
    .slice(0, 100)
    .replace(/[.!"'“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
