import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, orEmpty } from '../fields.ts';

export const launchNotice = defineCall({
  name: 'LaunchNotice',
  method: 'POST',
  request: z.object({
    /** The recipient: a mobile number or an e-mail address, exactly one of them. */
    Mobile: orEmpty(mobile).default(''),
    Email: orEmpty(email).default(''),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Asks for one message when the store opens; asked twice, it is sent once, and the address is deleted with it. 209 where the store is open: nothing is noted. 229 where asked too often; Data.RetryAfterSeconds says how long to wait.',
});
