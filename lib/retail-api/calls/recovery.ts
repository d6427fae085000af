import type { Transaction } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { WEEK_MS } from '#lib/shared/durations.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { openSupportRequest, type SupportRequest } from '../customers/account/open-support-request.ts';
import { consumeResetToken, isValidResetToken } from '../customers/account/reset-tokens.ts';
import { checkCode } from '../customers/codes/check-code.ts';
import { requestCode } from '../customers/codes/request-code.ts';
import { deleteCustomerTokensOf } from '../customers/session/customer-tokens.ts';
import { supportRequest } from '../messages/copy/support-request.ts';
import { supportTask } from '../messages/copy/support-task.ts';
import { staffMail } from '../messages/in-recipient-language.ts';
import { enqueue } from '../messages/outbox.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const MESSAGE_TTL_MS = WEEK_MS;

/** The refusal for a mail link that was used, has expired or never existed. */
function noSuchLink(): Outcome<never> {
  return fail('NotFound', 'There is no such link.');
}

/** Sends a code to an email address. No account is looked up: known and unknown addresses get the same response. */
const requestRecovery = handlerFor(calls.requestRecovery, async (request, context, caller) => {
  const outcome = await requestCode(context, caller, {
    purpose: 'recovery',
    recipient: request.Email,
    channel: 'mail',
    sessionId: request.SessionId,
  });
  if (outcome.code === 'Success') context.security('recovery-asked', caller);
  return outcome;
});

/**
 * Opens a support request for a caller who receives the mails of an address. Whether an account has that address
 * is checked by a person, so that this call reveals nothing.
 */
const verifyRecovery = handlerFor(calls.verifyRecovery, async (request, context, { network }) => {
  const { SessionId: sessionId, Email: recipient, EString: eString, OTP: otp } = request;
  const credentials = { purpose: 'recovery', recipient, sessionId, eString, otp, network } as const;
  const outcome = await checkCode(context, credentials, async (transaction) => {
    const now = context.now();
    const requested = { email: recipient, mobile: request.Mobile, orderNumber: request.OrderNumber };
    const reference = await openSupportRequest(transaction, requested, now);
    const mail = supportRequest({ reference, siteUrl: context.siteUrl });
    const message = { kind: 'support-request', channel: 'mail', recipient, ttlMs: MESSAGE_TTL_MS } as const;
    await enqueue(transaction, { ...message, ...mail }, now);
    await notifySupport(transaction, context, { ...requested, reference });
    return succeed({ Reference: reference });
  });
  if (outcome.code === 'Success') context.security('recovery-opened', { network });
  return outcome;
});

async function notifySupport(
  transaction: Transaction<Database>,
  { supportEmail: recipient, siteUrl, now }: ApiContext,
  requested: SupportRequest & { reference: string },
): Promise<void> {
  if (recipient === '') return;
  const message = { kind: 'support-task', channel: 'mail', recipient, ttlMs: MESSAGE_TTL_MS } as const;
  await enqueue(transaction, { ...message, ...staffMail(() => supportTask({ ...requested, siteUrl })) }, now());
}

/** Whether the link of a mail is still valid; checking it, as mail scanners do, changes nothing. */
const checkPasswordReset = handlerFor(calls.checkPasswordReset, async (request, { db, now }) =>
  (await isValidResetToken(db, request.Token, now())) ? succeed(null) : noSuchLink(),
);

/** Ends every session of the customer whom the link was mailed to, for any caller with the link, and only once. */
const passwordReset = handlerFor(calls.passwordReset, async (request, { db, now, security }, { network }) => {
  const outcome = await inTransaction(db, async (transaction) => {
    const customerId = await consumeResetToken(transaction, request.Token, now());
    if (customerId === null) return noSuchLink();
    await deleteCustomerTokensOf(transaction, customerId);
    return succeed(
      await transaction.selectFrom('customers').select('mobile').where('id', '=', customerId).executeTakeFirst(),
    );
  });
  if (outcome.code !== 'Success') return outcome;
  security('sessions-ended-by-link', { network, recipient: outcome.data?.mobile ?? '' });
  return succeed(null);
});

/** Handlers of the calls for shoppers who lost their mobile or the control over their account. */
export const recoveryCalls: readonly CallHandler[] = [
  requestRecovery,
  verifyRecovery,
  checkPasswordReset,
  passwordReset,
];
