import { calls } from '#lib/contract/index.ts';
import { signInCustomer } from '../customers/account/sign-in-customer.ts';
import { saveInvitations as save } from '../customers/invitations/save-invitations.ts';
import { tryInvitation } from '../customers/invitations/try-invitation.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Signs in with an invitation; the guest's basket is merged into the customer's in the same transaction. */
const verifyInvitation = handlerFor(calls.verifyInvitation, (request, context, caller) => {
  const { Mobile: mobile, InvitationCode: code, SessionId: sessionId, BasketGUID: basketGuid } = request;
  return tryInvitation(context, { mobile, code, sessionId, network: caller.network }, (transaction) =>
    signInCustomer(transaction, context, caller, { mobile, basketGuid, name: '', email: '' }),
  );
});

/** Invites mobile numbers, and takes invitations back. */
const saveInvitations = handlerFor(calls.saveInvitations, (request, { db, secret, now }, caller) =>
  save(db, request, { secret, caller, now: now() }),
);

/** The handlers of the calls about invitations to the private sale. */
export const invitationCalls: readonly CallHandler[] = [verifyInvitation, saveInvitations];
