import { z } from 'zod';
import { codeSent } from '../code-sent.ts';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  cartId,
  couponCode,
  email,
  mobile,
  oneTimeCode,
  orEmpty,
  personName,
  sessionId,
  signedState,
} from '../fields.ts';
import { signedIn } from '../signed-in.ts';

/**
 * The sign-in channel that a code is requested for. Where the store is invitation-only, the private sale's
 * channel admits invited mobiles only; any other mobile gets the same answer, but no code is sent.
 */
const channel = z.literal('private-sale').optional();

export const generateLoginOtp = defineCall({
  name: 'GenerateLoginOTP',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    CouponCode: couponCode.default(''),
    /**
     * Empty at first, then the value from the last answer. The bundled API does not need it: for a mobile and a
     * session only the code sent last is valid.
     */
    EString: signedState.default(''),
    /** Stored in a profile that has no e-mail address yet, once the code was correct. */
    Email: email.optional(),
    UserName: personName.optional(),
    /** `voice`: the code is read out in a phone call. */
    Channel: z.enum(['sms', 'voice']).default('sms'),
    Door: channel,
    ...callerFields,
  }),
  data: codeSent,
  repeatable: false,
  summary:
    'Sends a one-time code to a mobile; answers alike for known and unknown numbers. 229 where asked too often, 242 where locked; Data.RetryAfterSeconds says how long.',
});

export const verifyLoginOtp = defineCall({
  name: 'VerifyLoginOTP',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    OTP: oneTimeCode,
    EString: signedState,
    Email: orEmpty(email).default(''),
    /** The guest's basket, to be merged with the customer's own. */
    BasketGUID: cartId.default(''),
    /** Must be the channel the code was requested for; the code is not valid for another one. */
    Door: channel,
    ...callerFields,
  }),
  data: signedIn,
  repeatable: false,
  summary:
    'Signs in with a one-time code, and makes the customer where there is none. 240 wrong code, 241 code expired, 242 locked after too many tries.',
});

export const logout = defineCall({
  name: 'Logout',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Ends the session of the customer token.',
});

export const signOutEverywhere = defineCall({
  name: 'SignOutEverywhere',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Ends every session of the customer, this one too. 235 where nobody is signed in.',
});

export const customerSessions = defineCall({
  name: 'CustomerSessions',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.array(
    z.object({
      /** Epoch milliseconds. */
      SignedInAt: z.number().int(),
      LastUsedAt: z.number().int(),
      /** Whether it is the session that made this request. */
      Current: z.boolean(),
    }),
  ),
  repeatable: true,
  summary: 'The sessions that are signed in, the one last used first. 235 where nobody is signed in.',
});
