import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { noticeSignIn } from '../../account/notice-sign-in.ts';
import { countPieces } from '../../baskets/count-pieces.ts';
import { mergeBaskets } from '../../baskets/merge-baskets.ts';
import { type ApiContext, handlerFor, type Outcome, succeed } from '../../call-handler.ts';
import { checkCode } from '../../codes/check-code.ts';
import { openCustomer } from '../../customers/customer-store.ts';
import type { Database } from '../../db/schema.ts';
import { forgetCustomerToken, issueCustomerToken } from '../../session/customer-tokens.ts';
import { readCartLimits } from '../../site-options.ts';

type VerifyRequest = z.output<typeof calls.verifyLoginOtp.request>;

/** Signs in with a code; the guest's basket joins the customer's in the same transaction. */
export const verifyLoginOtp = handlerFor(calls.verifyLoginOtp, async (request, context, caller) => {
  const given = {
    purpose: 'login' as const,
    recipient: request.Mobile,
    sessionId: request.SessionId,
    eString: request.EString,
    otp: request.OTP,
    network: caller.network,
  };
  const outcome = await checkCode(context, given, async (transaction, code) => {
    // Who signs in anew leaves the session of before.
    await forgetCustomerToken(transaction, caller.customerToken);
    const offered = { name: code.name, email: (request.Email || code.email).toLowerCase() };
    return signIn(transaction, request, offered, context);
  });
  if (outcome.code === 'Success') context.security('signed-in', given);
  return outcome;
});

async function signIn(
  transaction: Transaction<Database>,
  request: VerifyRequest,
  offered: { name: string; email: string },
  context: ApiContext,
): Promise<Outcome<DataOf<typeof calls.verifyLoginOtp>>> {
  const now = context.now();
  const customer = await openCustomer(transaction, request.Mobile, offered, now);
  if (!customer.isNew) await noticeSignIn(transaction, context, customer);
  const limits = await readCartLimits(transaction);
  const basket = await mergeBaskets(transaction, customer.id, request.BasketGUID, { limits, now });
  return succeed({
    CustomerToken: await issueCustomerToken(transaction, customer.id, now),
    UserName: customer.name,
    Mobile: customer.mobile,
    CustStatusID: customer.statusId,
    BasketGUID: basket?.guid ?? '',
    TotalQuantity: basket ? (await countPieces(transaction, basket.guid)).pieces : 0,
  });
}
