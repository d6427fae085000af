import type { Transaction } from 'kysely';
import { currentLanguage } from '#language';
import type { CodeSentWire } from '#lib/contract/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { smsInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { hashCode, hashOfNoCode, makeCode } from './code-keys.ts';
import { type CodeChannel, codeMessage } from './code-message.ts';
import { type CodeLimits, reportGlobalCodeLimit, shopperRefusal, storeRefusal } from './code-refusal.ts';
import { findCode, replaceCode } from './code-repository.ts';
import {
  CODE_VALID_MS,
  type CodeRequest,
  codeSendLimits,
  globalCodeLimit,
  lockLimit,
  wrongTriesLimit,
} from './code-rules.ts';
import { signCodeState } from './code-state.ts';

interface NewCodeRequest extends CodeRequest {
  channel: CodeChannel;
  /** Stored with the code and returned once it is verified; if omitted, those of the previous code are kept. */
  email?: string | undefined;
  name?: string | undefined;
  /**
   * Whether the recipient is not admitted: the response and the counts are the same, but nothing is sent and no code is
   * valid.
   */
  isDecoy?: boolean;
}

/**
 * Sends a one-time code, replacing the one sent before to the same recipient in the same session. No customer is looked
 * up, so known and unknown recipients get the same response. Refused with TooManyRequests or OtpLocked and the seconds
 * to wait; a refusal leaves the previous code unchanged.
 */
export async function requestCode(
  context: CoreContext,
  caller: Caller,
  codeRequest: NewCodeRequest,
): Promise<Outcome<CodeSentWire>> {
  const request = { ...codeRequest, recipient: codeRequest.recipient.toLowerCase() };
  const now = context.now();
  const limits = {
    sends: codeSendLimits(context.secret, request, caller.network),
    tries: [wrongTriesLimit(context.secret, request), lockLimit(context.secret, request)],
  };
  // A request that will be refused neither waits for a lock nor takes one: a flood causes only reads.
  const before = await findCode(context.db, request, now);
  const outcome =
    (await shopperRefusal(context.db, limits, before, now)) ??
    (await storeRefusal(context.db, context.codes.perMinute, now)) ??
    (await inTransaction(context.db, (transaction) => send(transaction, context, request, limits, now)));
  if (outcome.code === 'TooManyRequests') await reportGlobalCodeLimit(context, now);
  if (outcome.code !== 'Success') {
    const { recipient, purpose } = request;
    context.security('codes-refused', { network: caller.network, recipient, purpose });
  }
  return outcome;
}

async function send(
  transaction: Transaction<Database>,
  context: CoreContext,
  codeRequest: NewCodeRequest,
  limits: CodeLimits,
  now: number,
): Promise<Outcome<CodeSentWire>> {
  const { perMinute } = context.codes;
  const keys = limits.sends.map(({ key }) => key);
  await lockKeys(transaction, [...keys, ...limits.tries.map(({ key }) => key)], now);
  const before = await findCode(transaction, codeRequest, now);
  const refused = await shopperRefusal(transaction, limits, before, now);
  if (refused) return refused;
  const { key: storeKey } = globalCodeLimit(perMinute);
  // Lock this key last, because all shoppers contend for it.
  await lockKeys(transaction, [storeKey], now);
  const storeRefused = await storeRefusal(transaction, perMinute, now);
  if (storeRefused) return storeRefused;
  await recordLimitEvents(transaction, [...keys, storeKey], now);
  const id = newId();
  const code = makeCode(context.codes.length);
  await replaceCode(transaction, {
    id,
    purpose: codeRequest.purpose,
    recipient: codeRequest.recipient,
    session_id: codeRequest.sessionId,
    code_hash: codeRequest.isDecoy ? hashOfNoCode() : hashCode(context.secret, id, code),
    email: codeRequest.email ?? before?.email ?? '',
    name: codeRequest.name ?? before?.name ?? '',
    sends: (before?.sends ?? 0) + 1,
    tries: 0,
    created_at: now,
    expires_at: now + CODE_VALID_MS,
  });
  if (!codeRequest.isDecoy) {
    const write = () => codeMessage({ ...codeRequest, code, siteUrl: context.siteUrl });
    const message = codeRequest.channel === 'sms' ? smsInLanguage(currentLanguage(), write) : write();
    await enqueue(transaction, message, now);
  }
  const resendLimit = await usedUp(transaction, limits.sends, now);
  return succeed({
    EString: signCodeState(context.secret, id, codeRequest),
    OtpLength: context.codes.length,
    ExpiresInSeconds: CODE_VALID_MS / 1000,
    ResendAfterSeconds: resendLimit?.retryAfterSeconds ?? 0,
  });
}
