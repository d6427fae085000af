import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { requestCode } from '../../customers/codes/request-code.ts';
import { codePurposeAt, opensTo } from '../../customers/invitations/door.ts';

/** Sends a code to sign in with. The answer tells nothing of who is a customer, or who is invited. */
export const generateLoginOtp = handlerFor(calls.generateLoginOtp, async (request, context, caller) =>
  requestCode(context, caller, {
    purpose: codePurposeAt(request.Door),
    recipient: request.Mobile,
    sessionId: request.SessionId,
    channel: request.Channel,
    email: request.Email,
    name: request.UserName,
    isForNobody: !(await opensTo(context, request.Door, request.Mobile)),
  }),
);
