import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { SANDBOX_COURIER } from '#lib/shared/payment-sandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhooks, type WebhookPlan } from '../send-webhooks.ts';
import { orderIdOf, type ScanRecord, type ShipmentRecord } from './shipments.ts';

/** What can happen to a parcel in the sandbox, with the number and name that Shiprocket gives it. */
export const SCANS = {
  'out-for-pickup': { code: 19, label: 'OUT FOR PICKUP', activity: 'Out for pickup', location: 'Bengaluru' },
  'picked-up': { code: 42, label: 'PICKED UP', activity: 'Shipment picked up', location: 'Bengaluru' },
  'in-transit': { code: 18, label: 'IN TRANSIT', activity: 'Shipment added in bag', location: 'Nagpur hub' },
  'out-for-delivery': { code: 17, label: 'OUT FOR DELIVERY', activity: 'Out for delivery', location: 'Local hub' },
  undelivered: { code: 21, label: 'UNDELIVERED', activity: 'Customer not at home', location: 'Local hub' },
  delivered: { code: 7, label: 'DELIVERED', activity: 'Delivered', location: 'Local hub' },
  'rto-initiated': { code: 9, label: 'RTO INITIATED', activity: 'Return to origin started', location: 'Local hub' },
  'rto-delivered': { code: 10, label: 'RTO DELIVERED', activity: 'Returned to origin', location: 'Bengaluru' },
  lost: { code: 12, label: 'LOST', activity: 'Shipment lost', location: 'Nagpur hub' },
} as const;
export type ScanName = keyof typeof SCANS;
export const SCAN_NAMES = Object.keys(SCANS) as [ScanName, ...ScanName[]];

const PICKED_UP = 42;

/** Whether the courier has a parcel, so that it is not cancelled any more. */
export const isPickedUp = (scans: readonly ScanRecord[]) => scans.some(({ code }) => code === PICKED_UP);

interface Happening {
  name: ScanName;
  /** The courier's words; its usual ones if empty. */
  note: string;
  plan: WebhookPlan;
}

/** Something happens to a parcel: it is scanned, and a webhook brings all of its scans to the store. */
export function addScan(sandbox: Sandbox, shipment: ShipmentRecord, { name, note, plan }: Happening): void {
  const { shipments, now } = sandbox;
  const { activity, ...scan } = SCANS[name];
  shipments.addScan(shipment.id, { ...scan, activity: note || activity, at: now() });
  sendWebhooks(sandbox, [webhookOf(shipment, shipments.scansOf(shipment.id))], plan);
}

/** A moment as Shiprocket writes it, in India. */
const clock = (at: number) => new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** A scan as Shiprocket writes it. */
export function scanWire({ at, code, label, activity, location }: ScanRecord) {
  return { date: clock(at), status: label, activity, location, 'sr-status': String(code), 'sr-status-label': label };
}

/** The webhook of a parcel with its last scan (apidocs.shiprocket.in, Webhooks): a token proves it, nothing is signed. */
function webhookOf(shipment: ShipmentRecord, scans: readonly ScanRecord[]) {
  const last = scans.at(-1);
  const at = clock(last?.at ?? 0);
  const [year, month, day, time] = at.split(/[- ]/);
  const body = JSON.stringify({
    awb: shipment.awb,
    courier_name: 'Sandbox Surface',
    current_status: last?.label,
    current_status_id: last?.code,
    shipment_status: last?.label,
    shipment_status_id: last?.code,
    current_timestamp: `${day} ${month} ${year} ${time}`,
    order_id: shipment.reference,
    sr_order_id: orderIdOf(shipment),
    scans: scans.map(scanWire),
    is_return: 0,
    channel_id: 1,
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': SANDBOX_COURIER.webhookToken };
  return {
    gateway: 'courier' as const,
    orderId: shipment.reference,
    event: last?.label ?? '',
    eventId: `${shipment.awb}-${scans.length}`,
    headers,
    body,
  };
}
