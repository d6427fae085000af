import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { takeResetToken } from '../../customers/account/reset-tokens.ts';
import { forgetTokensOf } from '../../customers/session/customer-tokens.ts';
import { noSuchLink } from './no-such-link.ts';

/** Ends every session of the customer that the link of a mail was sent to, whoever presses it, and once. */
export const passwordReset = handlerFor(calls.passwordReset, async (request, { db, now, security }, { network }) => {
  const outcome = await inTransaction(db, async (transaction) => {
    const customerId = await takeResetToken(transaction, request.Token, now());
    if (customerId === null) return noSuchLink();
    await forgetTokensOf(transaction, customerId);
    return succeed(
      await transaction.selectFrom('customers').select('mobile').where('id', '=', customerId).executeTakeFirst(),
    );
  });
  if (outcome.code !== 'Success') return outcome;
  security('sessions-ended-by-link', { network, recipient: outcome.data?.mobile ?? '' });
  return succeed(null);
});
