import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, orEmpty, sku } from '../fields.ts';

export const notifyMe = defineCall({
  name: 'NotifyMe',
  method: 'POST',
  request: z.object({
    SKU: sku,
    /** Further SKUs requested at the same time: they count as one request, and all or none of them are stored. */
    MoreSKUs: z.array(sku).max(9).default([]),
    /** The recipient: a mobile number or an e-mail address, exactly one of them. */
    Mobile: orEmpty(mobile).default(''),
    Email: orEmpty(email).default(''),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Subscribes to one message when a sold-out size is back in stock. Repeated subscriptions send one message, at most one a day. Fails with NotFound for an unknown SKU, Conflict if it is in stock, TooManyRequests with Data.RetryAfterSeconds.',
});
