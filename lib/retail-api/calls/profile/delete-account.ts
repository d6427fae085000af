import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { deleteCustomer } from '../../customers/account/delete-customer.ts';
import { checkCode } from '../../customers/codes/check-code.ts';
import { enqueue } from '../../messages/outbox.ts';
import { accountDeleted } from '../../messages/words/account-deleted.ts';

const WORTH_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes the customer, proved by a code sent to the mobile, and says so in one last mail where there is an address. */
export const deleteAccount = handlerFor(calls.deleteAccount, async (request, context, caller) =>
  asCustomer(context.db, caller, async ({ id, mobile }) => {
    const { SessionId: sessionId, EString: eString, OTP: otp } = request;
    const { network } = caller;
    const given = { purpose: 'deletion', recipient: mobile, sessionId, eString, otp, network } as const;
    const outcome = await checkCode(context, given, async (transaction) => {
      const deleted = await deleteCustomer(transaction, id, context.now());
      if (!deleted) return refuse('SignInRequired');
      const { name, email } = deleted;
      if (email !== '') {
        const words = accountDeleted({ name, siteUrl: context.siteUrl });
        const message = { kind: 'account-deleted', channel: 'mail', recipient: email, worthMs: WORTH_MS } as const;
        await enqueue(transaction, { ...message, ...words }, context.now());
      }
      return succeed(null);
    });
    if (outcome.code === 'Success') context.security('account-deleted', { network, recipient: mobile });
    return outcome;
  }),
);
