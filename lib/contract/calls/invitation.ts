import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, invitationCode, mobile, sessionId } from '../fields.ts';
import { signedIn } from '../signed-in.ts';

export const verifyInvitation = defineCall({
  name: 'VerifyInvitation',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    InvitationCode: invitationCode,
    /** The guest's basket, to be merged with the customer's own. */
    BasketGUID: cartId.default(''),
    ...callerFields,
  }),
  data: signedIn,
  repeatable: false,
  summary:
    'Signs in with the invitation code of a mobile number; creates the customer if there is none. Fails with the same OtpWrong for a wrong code, a number that is not invited and an invitation that has ended; OtpLocked after too many attempts.',
});
