import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { forgetCustomerToken } from '../../session/customer-tokens.ts';

/** Forgets the customer token; one that is not known is signed out already. */
export const signOut = handlerFor(calls.customerSignOut, async (request, context) => {
  await forgetCustomerToken(context.db, request.CustomerToken);
  return succeed(null);
});
