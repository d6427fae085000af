import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { forgetCustomerToken } from '../../customers/session/customer-tokens.ts';

/** Forgets the customer token; one that is not known is signed out already. */
export const signOut = handlerFor(calls.customerSignOut, async (request, context) => {
  await forgetCustomerToken(context.db, request.CustomerToken);
  return succeed(null);
});
