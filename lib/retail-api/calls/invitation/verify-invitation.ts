import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { signInCustomer } from '../../customers/account/sign-in-customer.ts';
import { tryInvitation } from '../../customers/invitations/try-invitation.ts';

/** Signs in with an invitation; the guest's basket joins the customer's in the same transaction. */
export const verifyInvitation = handlerFor(calls.verifyInvitation, (request, context, caller) => {
  const { Mobile: mobile, InvitationCode: code, SessionId: sessionId, BasketGUID: basketGuid } = request;
  return tryInvitation(context, { mobile, code, sessionId, network: caller.network }, (transaction) =>
    signInCustomer(transaction, context, caller, { mobile, basketGuid, name: '', email: '' }),
  );
});
