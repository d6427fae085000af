import { calls } from '#lib/contract/index.ts';
import { fail, succeed } from '../core/outcome.ts';
import { hashToken } from '../core/secret-token.ts';
import { asCustomer } from '../customers/account/as-customer.ts';
import { signInCustomer } from '../customers/account/sign-in-customer.ts';
import { checkCode } from '../customers/codes/check-code.ts';
import { requestCode } from '../customers/codes/request-code.ts';
import { codePurposeAt, opensTo } from '../customers/invitations/invitation-channel.ts';
import { deleteCustomerToken, deleteCustomerTokensOf, listSessions } from '../customers/session/customer-tokens.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Sends a sign-in code. The response does not reveal which mobiles are customers or invited. */
const generateLoginOtp = handlerFor(calls.generateLoginOtp, async (request, context, caller) =>
  requestCode(context, caller, {
    purpose: codePurposeAt(request.SignInChannel),
    recipient: request.Mobile,
    sessionId: request.SessionId,
    channel: request.Channel,
    email: request.Email,
    name: request.UserName,
    isDecoy: !(await opensTo(context, request.SignInChannel, request.Mobile)),
  }),
);

/** Signs in with a code; the guest's basket is merged into the customer's in the same transaction. */
const verifyLoginOtp = handlerFor(calls.verifyLoginOtp, async (request, context, caller) => {
  const credentials = {
    purpose: codePurposeAt(request.SignInChannel),
    recipient: request.Mobile,
    sessionId: request.SessionId,
    eString: request.EString,
    otp: request.OTP,
    network: caller.network,
  };
  const outcome = await checkCode(context, credentials, (transaction, code) =>
    signInCustomer(transaction, context, caller, {
      mobile: request.Mobile,
      basketGuid: request.BasketGUID,
      name: code.name,
      email: request.Email || code.email,
    }),
  );
  if (outcome.code === 'Success') context.security('signed-in', credentials);
  return outcome;
});

/** Ends the session of the customer token; a guest has none to end. */
const logout = handlerFor(calls.logout, async (_request, { db }, caller) => {
  await deleteCustomerToken(db, caller.customerToken);
  return succeed(null);
});

/** Ends every session of the customer. */
const signOutEverywhere = handlerFor(calls.signOutEverywhere, async (_request, { db, security }, caller) =>
  asCustomer(db, caller, async ({ id, mobile }) => {
    await deleteCustomerTokensOf(db, id);
    security('sessions-ended', { network: caller.network, recipient: mobile });
    return succeed(null);
  }),
);

/** The signed-in sessions of the customer, the last used first. */
const customerSessions = handlerFor(calls.customerSessions, async (_request, { db, now }, caller) => {
  if (caller.customerId === null) return fail('SignInRequired');
  const current = hashToken(caller.customerToken);
  const sessions = await listSessions(db, caller.customerId, now());
  return succeed(
    sessions.map(({ tokenHash, signedInAt, lastUsedAt }) => ({
      SignedInAt: signedInAt,
      LastUsedAt: lastUsedAt,
      Current: tokenHash === current,
    })),
  );
});

/** Handlers of the calls about signing in and out. */
export const signInCalls: readonly CallHandler[] = [
  generateLoginOtp,
  verifyLoginOtp,
  logout,
  signOutEverywhere,
  customerSessions,
];
