import { calls } from '#lib/contract/index.ts';
import { type CallHandler, handlerFor } from '../core/call-handler.ts';
import { succeed } from '../core/outcome.ts';
import { forgetCustomerToken } from '../customers/session/customer-tokens.ts';
import { issueJwt } from '../customers/session/jwt.ts';

/** Issues the bearer JWT of a session. */
const jwtToken = handlerFor(calls.jwtToken, async (request, context) =>
  succeed({ SecurityToken: await issueJwt(context.secret, request.SessionID, context.now()) }),
);

/** Tells whether the customer token is known; the caller was looked up before, so nothing is left to ask. */
const customerTokenExist = handlerFor(calls.customerTokenExistence, async (_request, _context, caller) =>
  succeed({ CustomerTokenExist: caller.customerId !== null }),
);

/** Forgets the customer token; one that is not known is signed out already. */
const signOut = handlerFor(calls.customerSignOut, async (request, context) => {
  await forgetCustomerToken(context.db, request.CustomerToken);
  return succeed(null);
});

/** Calls about the visitor's session. */
export const sessionCalls: readonly CallHandler[] = [jwtToken, customerTokenExist, signOut];
