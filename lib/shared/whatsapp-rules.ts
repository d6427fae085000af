import { z } from 'zod';
import { WHATSAPP_KINDS, WHATSAPP_VALUES } from './whatsapp-kinds.ts';

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

/** The approved templates of a shop. */
export type WhatsAppRules = z.output<typeof whatsAppRules>;
