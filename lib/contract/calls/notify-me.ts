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
    'Asks for one message when a size that is sold out is in stock again; asked twice, it is sent once, and at most once a day. 204 where there is no such SKU, 209 where it is in stock: nothing is noted. 229 where asked too often; Data.RetryAfterSeconds says how long to wait.',
});
