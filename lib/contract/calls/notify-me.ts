import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, orEmpty, sku } from '../fields.ts';

export const notifyMe = defineCall({
  name: 'NotifyMe',
  method: 'POST',
  request: z.object({
    SKU: sku,
    /** Asked for in the same breath: together they are asked for once, and noted all or none. */
    MoreSKUs: z.array(sku).max(9).default([]),
    /** Where to write: a mobile or an e-mail, one of the two. */
    Mobile: orEmpty(mobile).default(''),
    Email: orEmpty(email).default(''),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Asks for one message when a size that is sold out is in stock again; asked twice, it is sent once, and at most once a day. 204 where there is no such SKU, 209 where it is in stock: nothing is noted. 229 where asked too often; Data.RetryAfterSeconds says how long to wait.',
});
