import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { forgetTokensOf } from '../../customers/session/customer-tokens.ts';

/** Ends every session of the customer. */
export const signOutEverywhere = handlerFor(calls.signOutEverywhere, async (_request, { db, security }, caller) =>
  asCustomer(db, caller, async ({ id, mobile }) => {
    await forgetTokensOf(db, id);
    security('sessions-ended', { network: caller.network, recipient: mobile });
    return succeed(null);
  }),
);
