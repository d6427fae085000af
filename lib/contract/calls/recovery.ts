import { z } from 'zod';
import { codeSent } from '../code-sent.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, oneTimeCode, sessionId, signedState, singleLineText } from '../fields.ts';

export const requestRecovery = defineCall({
  name: 'RequestRecovery',
  method: 'POST',
  request: z.object({ SessionId: sessionId, Email: email, EString: signedState.default(''), ...callerFields }),
  data: codeSent,
  repeatable: false,
  summary:
    'For customers who lost their mobile number: sends a one-time code to an email address, with the same answer for known and unknown addresses. TooManyRequests and OtpLocked as in GenerateLoginOTP.',
});

export const verifyRecovery = defineCall({
  name: 'VerifyRecovery',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Email: email,
    OTP: oneTimeCode,
    EString: signedState,
    /** The order number as the shopper remembers it; it is compared by a person. */
    OrderNumber: singleLineText(40).trim().default(''),
    /** The number at which the customer can be reached now. */
    Mobile: mobile,
    ...callerFields,
  }),
  data: z.object({ Reference: z.string().min(6).max(20) }),
  repeatable: false,
  summary:
    'Opens a support request; only support can change the mobile number of an account. OtpWrong, OtpExpired and OtpLocked as in VerifyLoginOTP.',
});

/** The token from the link in an email. */
const resetToken = z
  .string()
  .min(20)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

export const checkPasswordReset = defineCall({
  name: 'CheckPasswordReset',
  method: 'POST',
  request: z.object({ Token: resetToken, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Checks whether a link from an email is still valid; changes nothing. Fails with NotFound if it is not.',
});

export const passwordReset = defineCall({
  name: 'PasswordReset',
  method: 'POST',
  request: z.object({ Token: resetToken, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: false,
  summary:
    "Ends all sessions of the link's customer and invalidates the link. Fails with NotFound if the link is no longer valid.",
});
