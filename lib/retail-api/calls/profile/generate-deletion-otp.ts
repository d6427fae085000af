import { calls } from '#lib/contract/index.ts';
import { asCustomer } from '../../account/as-customer.ts';
import { handlerFor } from '../../call-handler.ts';
import { requestCode } from '../../codes/request-code.ts';

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
