/** The types of events that outgoing webhooks report. docs/operate/webhooks.md says when each is sent. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.confirmed',
  'order.paid',
  'order.changed',
  'order.packed',
  'order.shipped',
  'order.out_for_delivery',
  'order.ready_to_collect',
  'order.delivered',
  'order.items_cancelled',
  'order.cancelled',
  'payment.captured',
  'payment.failed',
  'refund.opened',
  'refund.processed',
  'return.requested',
  'return.approved',
  'return.refused',
  'return.withdrawn',
  'return.picked_up',
  'return.quality_passed',
  'return.quality_failed',
  'return.sent_back',
  'return.refunded',
  'return.exchanged',
  'stock.sold_out',
  'stock.back',
  'customer.created',
  'customer.erased',
  'webhook.test',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** The states of a delivery: `failed` was abandoned, and can be replayed. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
