import type { SmsKind } from './sms-kinds.ts';

/**
 * The kinds of text messages that a customer can have by WhatsApp in their place: about orders, returns, services and
 * visits. None of them advertises, and one-time codes and gift cards stay with SMS.
 */
export const WHATSAPP_KINDS = [
  'appointment-request',
  'order-confirmed',
  'order-refund',
  'order-packed',
  'order-shipped',
  'order-out-for-delivery',
  'order-delivered',
  'order-cancelled',
  'order-modified',
  'order-money-sent',
  'order-return',
  'service-request',
] as const satisfies readonly SmsKind[];
export type WhatsAppKind = (typeof WHATSAPP_KINDS)[number];

/**
 * What a template can be filled with: `text` is the text message without the shop's name and without addresses, `number`
 * that of the order, return, service request or visit, `link` where it can be followed, `name` the customer's.
 */
export const WHATSAPP_VALUES = ['name', 'number', 'text', 'link'] as const;
export type WhatsAppValue = (typeof WHATSAPP_VALUES)[number];
