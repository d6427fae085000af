import { z } from 'zod';
import { codeSent } from '../code-sent.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, oneTimeCode, plainText, sessionId, signedState } from '../fields.ts';

export const requestRecovery = defineCall({
  name: 'RequestRecovery',
  method: 'POST',
  request: z.object({ SessionId: sessionId, Email: email, EString: signedState.default(''), ...callerFields }),
  data: codeSent,
  repeatable: false,
  summary:
    'For who has lost the mobile: sends a code to an e-mail address; answers alike for known and unknown ones. 229 and 242 as GenerateLoginOTP.',
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
    OrderNumber: plainText(40).trim().default(''),
    /** The number at which the customer can be reached now. */
    Mobile: mobile,
    ...callerFields,
  }),
  data: z.object({ Reference: z.string().min(6).max(20) }),
  repeatable: false,
  summary: 'Opens a request with support, which alone changes the mobile of an account. 240 to 242 as VerifyLoginOTP.',
});

/** The token from the link in an e-mail. */
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
  summary: 'Whether the link of a mail still counts; changes nothing. 204 where it does not.',
});

export const passwordReset = defineCall({
  name: 'PasswordReset',
  method: 'POST',
  request: z.object({ Token: resetToken, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: false,
  summary: "Ends every session of the link's customer and uses the link up. 204 where it does not count any more.",
});
