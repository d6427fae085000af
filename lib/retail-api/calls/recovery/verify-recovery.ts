import type { Transaction } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { openSupportRequest, type SupportRequest } from '../../customers/account/open-support-request.ts';
import { checkCode } from '../../customers/codes/check-code.ts';
import { enqueue } from '../../messages/outbox.ts';
import { supportRequest } from '../../messages/words/support-request.ts';
import { supportTask } from '../../messages/words/support-task.ts';

const WORTH_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens a request with support for whoever reads the mails of an address. Whether an account has that address is for
 * a person to find out, so that this call tells nobody.
 */
export const verifyRecovery = handlerFor(calls.verifyRecovery, async (request, context, { network }) => {
  const { SessionId: sessionId, Email: recipient, EString: eString, OTP: otp } = request;
  const given = { purpose: 'recovery', recipient, sessionId, eString, otp, network } as const;
  const outcome = await checkCode(context, given, async (transaction) => {
    const now = context.now();
    const asked = { email: recipient, mobile: request.Mobile, orderNumber: request.OrderNumber };
    const reference = await openSupportRequest(transaction, asked, now);
    const words = supportRequest({ reference, siteUrl: context.siteUrl });
    const message = { kind: 'support-request', channel: 'mail', recipient, worthMs: WORTH_MS } as const;
    await enqueue(transaction, { ...message, ...words }, now);
    await tellSupport(transaction, context, { ...asked, reference });
    return succeed({ Reference: reference });
  });
  if (outcome.code === 'Success') context.security('recovery-opened', { network });
  return outcome;
});

async function tellSupport(
  transaction: Transaction<Database>,
  { supportEmail: recipient, siteUrl, now }: ApiContext,
  asked: SupportRequest & { reference: string },
): Promise<void> {
  if (recipient === '') return;
  const message = { kind: 'support-task', channel: 'mail', recipient, worthMs: WORTH_MS } as const;
  await enqueue(transaction, { ...message, ...supportTask({ ...asked, siteUrl }) }, now());
}
