import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, orEmpty } from '../fields.ts';

export const launchNotice = defineCall({
  name: 'LaunchNotice',
  method: 'POST',
  request: z.object({
    /** The recipient: a mobile number or an email address, exactly one of them. */
    Mobile: orEmpty(mobile).default(''),
    Email: orEmpty(email).default(''),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Subscribes to one message when the store opens. Repeated subscriptions send one message, and the address is deleted with it. Fails with Conflict if the store is open, TooManyRequests with Data.RetryAfterSeconds.',
});
