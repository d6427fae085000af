import { calls } from '#lib/contract/index.ts';
import { succeed } from '../core/outcome.ts';
import { deleteCustomerToken } from '../customers/session/customer-tokens.ts';
import { issueJwt } from '../customers/session/jwt.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Issues the bearer JWT of a session. */
const jwtToken = handlerFor(calls.jwtToken, async (request, context) =>
  succeed({ SecurityToken: await issueJwt(context.secret, request.SessionID, context.now()) }),
);

/** Whether the customer token is known; the customer was already looked up for the caller. */
const customerTokenExist = handlerFor(calls.customerTokenExistence, async (_request, _context, caller) =>
  succeed({ CustomerTokenExist: caller.customerId !== null }),
);

/** Deletes the customer token; an unknown token is signed out already. */
const signOut = handlerFor(calls.customerSignOut, async (request, context) => {
  await deleteCustomerToken(context.db, request.CustomerToken);
  return succeed(null);
});

/** Handlers of the calls about the visitor's session. */
export const sessionCalls: readonly CallHandler[] = [jwtToken, customerTokenExist, signOut];
