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
 * The door that a code is asked for at. Where the operator invites, that of the private sale opens to invited mobiles
 * alone; any other is answered as they are, and no code is sent.
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
     * Empty at first, then what the last answer said. The bundled API does not need it: of a mobile and a session only
     * the code sent last counts.
     */
    EString: signedState.default(''),
    /** Kept for a profile that has none yet, once the code was right. */
    Email: email.optional(),
    UserName: personName.optional(),
    /** `voice`: the code is read out in a call. */
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
    /** The same as when the code was asked for: it opens no other door. */
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
      /** The session that asks. */
      Current: z.boolean(),
    }),
  ),
  repeatable: true,
  summary: 'The sessions that are signed in, the one last used first. 235 where nobody is signed in.',
});
