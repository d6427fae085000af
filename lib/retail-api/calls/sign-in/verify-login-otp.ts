import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { signInCustomer } from '../../customers/account/sign-in-customer.ts';
import { checkCode } from '../../customers/codes/check-code.ts';
import { codePurposeAt } from '../../customers/invitations/door.ts';

/** Signs in with a code; the guest's basket joins the customer's in the same transaction. */
export const verifyLoginOtp = handlerFor(calls.verifyLoginOtp, async (request, context, caller) => {
  const given = {
    purpose: codePurposeAt(request.Door),
    recipient: request.Mobile,
    sessionId: request.SessionId,
    eString: request.EString,
    otp: request.OTP,
    network: caller.network,
  };
  const outcome = await checkCode(context, given, (transaction, code) =>
    signInCustomer(transaction, context, caller, {
      mobile: request.Mobile,
      basketGuid: request.BasketGUID,
      name: code.name,
      email: request.Email || code.email,
    }),
  );
  if (outcome.code === 'Success') context.security('signed-in', given);
  return outcome;
});
