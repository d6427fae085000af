import { z } from 'zod';
import type { SmsKind } from './shop-rules.ts';

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

const template = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-z0-9_]{1,512}$/,
      'must be the name of a template: small letters, digits and _, such as "order_shipped"',
    ),
  /** For {{1}}, {{2}} and so on in the body of the template. */
  values: z
    .array(z.enum(WHATSAPP_VALUES, `must be one of ${WHATSAPP_VALUES.join(', ')}`))
    .max(10)
    .default(['number', 'text', 'link']),
});

/** The templates that WhatsApp has approved for a shop. */
export const whatsAppRules = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be the language of the templates, such as "en" or "en_US"')
    .default('en'),
  /** By the kind of message; a kind without one goes by SMS. */
  templates: z.partialRecord(z.enum(WHATSAPP_KINDS), template).default({}),
});
