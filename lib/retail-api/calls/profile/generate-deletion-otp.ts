import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { requestCode } from '../../customers/codes/request-code.ts';

/** Sends a code to the customer's own mobile, by which the account can be deleted. */
export const generateDeletionOtp = handlerFor(calls.generateDeletionOtp, async (request, context, caller) =>
  asCustomer(context.db, caller, ({ mobile }) =>
    requestCode(context, caller, {
      purpose: 'deletion',
      recipient: mobile,
      channel: 'sms',
      sessionId: request.SessionId,
    }),
  ),
);
