import { z } from 'zod';
import { uniqueJson } from '#lib/shared/unique-json.ts';
import { isSame } from '../../../core/is-same.ts';
import type { CourierWebhookReading } from '../courier.ts';
import { eventsOf, scan } from './events.ts';
import { trackingStatusOf } from './statuses.ts';

const numberOrText = z.union([z.number(), z.string()]);
const webhook = z.object({
  awb: numberOrText.transform(String),
  shipment_status_id: numberOrText.nullish(),
  current_timestamp: z.string().nullish(),
  scans: z.array(scan).nullish(),
  is_return: numberOrText.nullish(),
});

/**
 * Reads a webhook (apidocs.shiprocket.in, Webhooks). Shiprocket signs nothing: the token that the operator typed there is its
 * only proof.
 */
export function readShiprocketWebhook(webhookToken: string, body: Uint8Array, token: string): CourierWebhookReading {
  if (webhookToken === '' || !isSame(webhookToken, token)) return { kind: 'invalid', reason: 'token' };
  const parsed = webhook.safeParse(uniqueJson(body));
  if (!parsed.success) return { kind: 'invalid', reason: 'body' };
  const { awb, scans, shipment_status_id, current_timestamp, is_return } = parsed.data;
  // A return is another shipment, from the customer to the shop.
  if (awb === '' || Number(is_return ?? 0) === 1) return { kind: 'ignored' };
  const events = eventsOf(awb, scans ?? []);
  const current = trackingStatusOf(shipment_status_id ?? '');
  if (current && current_timestamp && !events.some(({ status }) => status === current)) {
    const now = { date: current_timestamp, 'sr-status': shipment_status_id, activity: '', location: '' };
    events.push(...eventsOf(awb, [now]));
  }
  return events.length > 0 ? { kind: 'events', awb, events } : { kind: 'ignored' };
}
