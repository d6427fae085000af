import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** Tells whether the customer token is known; the caller was looked up before, so nothing is left to ask. */
export const customerTokenExist = handlerFor(calls.customerTokenExistence, async (_request, _context, caller) =>
  succeed({ CustomerTokenExist: caller.customerId !== null }),
);
