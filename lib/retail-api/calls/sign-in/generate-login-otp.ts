import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../call-handler.ts';
import { requestCode } from '../../codes/request-code.ts';

/** Sends a code to sign in with. Nobody is looked up, so the answer tells nothing of who is a customer. */
export const generateLoginOtp = handlerFor(calls.generateLoginOtp, (request, context, caller) =>
  requestCode(context, caller, {
    purpose: 'login',
    recipient: request.Mobile,
    sessionId: request.SessionId,
    channel: request.Channel,
    email: request.Email,
    name: request.UserName,
  }),
);
