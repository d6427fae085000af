import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { forgetCustomerToken } from '../../customers/session/customer-tokens.ts';

/** Ends the session of the customer token; a guest has none to end. */
export const logout = handlerFor(calls.logout, async (_request, { db }, caller) => {
  await forgetCustomerToken(db, caller.customerToken);
  return succeed(null);
});
