import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, sessionId, singleLineText } from '../fields.ts';

/** Issues the bearer JWT that every other call carries; the only call that needs none itself. */
export const jwtToken = defineCall({
  name: 'JwtToken',
  method: 'POST',
  request: z.object({ SessionID: sessionId, SiteURL: singleLineText(200) }),
  data: z.object({ SecurityToken: z.string().max(2048).optional() }),
  repeatable: true,
  access: 'public',
  summary: 'Issues a short-lived JWT for a session.',
});

export const customerTokenExistence = defineCall({
  name: 'CustomerTokenExist',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({ CustomerTokenExist: z.boolean() }),
  repeatable: true,
  summary: 'Whether the server knows the customer token.',
});

export const customerSignOut = defineCall({
  name: 'SignOut',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Deletes a customer token that the existence check found unknown.',
});
