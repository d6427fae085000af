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
    /** Stored in a profile that has no email address yet, once the code was correct. */
    Email: email.optional(),
    UserName: personName.optional(),
    /** `voice`: the code is read out in a phone call. */
    Channel: z.enum(['sms', 'voice']).default('sms'),
    SignInChannel: channel,
    ...callerFields,
  }),
  data: codeSent,
  repeatable: false,
  summary:
    'Sends a one-time code to a mobile number, with the same answer for known and unknown numbers. Fails with TooManyRequests or OtpLocked; Data.RetryAfterSeconds is the time to wait.',
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
    SignInChannel: channel,
    ...callerFields,
  }),
  data: signedIn,
  repeatable: false,
  summary:
    'Signs in with a one-time code; creates the customer if there is none. Fails with OtpWrong, OtpExpired, or OtpLocked after too many attempts.',
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
  summary: 'Ends all sessions of the customer, including this one. Fails with SignInRequired for a guest.',
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
  summary: "The customer's signed-in sessions, last used first. Fails with SignInRequired for a guest.",
});
