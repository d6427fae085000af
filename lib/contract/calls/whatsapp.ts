import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, singleLineText } from '../fields.ts';
import { WEBHOOK_MAXIMUM_BYTES } from '../vocabulary.ts';

export const verifyWhatsAppWebhook = defineCall({
  name: 'VerifyWhatsAppWebhook',
  method: 'POST',
  request: z.object({
    /** `hub.verify_token` of the request by which the platform checks the address of the webhook. */
    VerifyToken: singleLineText(300),
    ...callerFields,
  }),
  data: z.object({}),
  repeatable: true,
  summary:
    'Tells whether the WhatsApp Business Platform may use the address for its webhook. Fails with InvalidRequest and the field VerifyToken if the token is not the one of the settings.',
});

export const whatsAppWebhook = defineCall({
  name: 'WhatsAppWebhook',
  method: 'POST',
  request: z.object({
    /** The body byte for byte, as base64, because its signature covers the bytes. */
    BodyBase64: z.base64().max(Math.ceil((WEBHOOK_MAXIMUM_BYTES * 4) / 3) + 4),
    /** The header `X-Hub-Signature-256`. */
    Signature: singleLineText(300).default(''),
    ...callerFields,
  }),
  data: z.object({}),
  repeatable: true,
  summary:
    'Receives delivery statuses and replies from the WhatsApp Business Platform: a message that failed goes by SMS, and STOP withdraws the consent. Each counts once. Fails with InvalidRequest and the field Signature if the platform did not sign it; unknown events are ignored.',
});
