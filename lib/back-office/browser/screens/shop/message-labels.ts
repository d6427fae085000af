import type { SmsKind } from '#lib/shared/sms-kinds.ts';
import type { WhatsAppValue } from '#lib/shared/whatsapp-kinds.ts';

const KINDS: Readonly<Record<SmsKind, string>> = {
  code: 'One-time code',
  'back-in-stock': 'Back in stock',
  'price-drop': 'Price drop',
  'store-open': 'The store has opened',
  'account-deleted': 'Account deleted',
  'appointment-request': 'Visit of a store',
  'gift-card': 'Gift card',
  'order-payment-link': 'Payment link of an order',
  'order-confirmed': 'Order confirmed',
  'order-refund': 'Refund started',
  'order-packed': 'Order packed',
  'order-shipped': 'Order shipped',
  'order-out-for-delivery': 'Out for delivery',
  'order-ready-to-collect': 'Ready to collect, with its code',
  'order-collect-reminder': 'Reminder to collect',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-modified': 'Order changed',
  'order-money-sent': 'Refund sent',
  'order-return': 'Return or exchange',
  'service-request': 'Service request',
  'old-gold-request': 'Old gold',
};

const VALUES: Readonly<Record<WhatsAppValue, string>> = {
  name: 'Name of the customer',
  number: 'Number of the order or request',
  text: 'Text of the message',
  link: 'Link to follow it',
};

/** A kind of message in words. */
export function messageKindLabel(kind: SmsKind): string {
  return KINDS[kind];
}

/** A value of a template in words. */
export function templateValueLabel(value: WhatsAppValue): string {
  return VALUES[value];
}
