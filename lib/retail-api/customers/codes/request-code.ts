import type { Transaction } from 'kysely';
import type { CodeSentWire } from '#lib/contract/index.ts';
import type { ApiContext } from '../../app/api-context.ts';
import type { Caller } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { enqueue, type Message } from '../../messages/outbox.ts';
import { hashCode, hashOfNoCode, makeCode } from './code-keys.ts';
import { codeMessage } from './code-message.ts';
import { type CodeLimits, reportCrowdedLimit, shopperRefusal, storeRefusal } from './code-refusal.ts';
import { findCode, replaceCode } from './code-repository.ts';
import { CODE_VALID_MS, type CodeRequest, lockLimit, sendLimits, storeLimit, wrongTriesLimit } from './code-rules.ts';
import { stateOf } from './signed-state.ts';

interface NewCodeRequest extends CodeRequest {
  channel: Message['channel'];
  /** Kept with the code, for whoever is told that it was right; without them those of the code before stay. */
  email?: string | undefined;
  name?: string | undefined;
  /** All is answered and counted as ever, but nothing is sent and no code is right: the door does not open to them. */
  isForNobody?: boolean;
}

/**
 * Sends a one-time code, in place of the one sent before to the same recipient for the same session. Nobody is looked
 * up, so that known and unknown recipients are answered alike. Refused with 229 or 242 and the seconds to wait; a
 * refusal leaves the code sent before as it is.
 */
export async function requestCode(
  context: ApiContext,
  caller: Caller,
  asked: NewCodeRequest,
): Promise<Outcome<CodeSentWire>> {
  const request = { ...asked, recipient: asked.recipient.toLowerCase() };
  const now = context.now();
  const limits = {
    sends: sendLimits(context.secret, request, caller.network),
    tries: [wrongTriesLimit(context.secret, request), lockLimit(context.secret, request)],
  };
  // Who is refused anyway waits for nobody and holds nobody up: a flood stays a matter of reading.
  const before = await findCode(context.db, request, now);
  const outcome =
    (await shopperRefusal(context.db, limits, before, now)) ??
    (await storeRefusal(context.db, context.codes.perMinute, now)) ??
    (await inTransaction(context.db, (transaction) => send(transaction, context, request, limits, now)));
  if (outcome.code === 'TooManyRequests') await reportCrowdedLimit(context, now);
  if (outcome.code !== 'Success') {
    const { recipient, purpose } = request;
    context.security('codes-refused', { network: caller.network, recipient, purpose });
  }
  return outcome;
}

async function send(
  transaction: Transaction<Database>,
  context: ApiContext,
  asked: NewCodeRequest,
  limits: CodeLimits,
  now: number,
): Promise<Outcome<CodeSentWire>> {
  const { perMinute } = context.codes;
  const keys = limits.sends.map(({ key }) => key);
  await lockKeys(transaction, [...keys, ...limits.tries.map(({ key }) => key)], now);
  const before = await findCode(transaction, asked, now);
  const refused = await shopperRefusal(transaction, limits, before, now);
  if (refused) return refused;
  const { key: storeKey } = storeLimit(perMinute);
  // Last, because all shoppers wait for this one.
  await lockKeys(transaction, [storeKey], now);
  const crowded = await storeRefusal(transaction, perMinute, now);
  if (crowded) return crowded;
  await recordLimitEvents(transaction, [...keys, storeKey], now);
  const id = newId();
  const code = makeCode(context.codes.length);
  await replaceCode(transaction, {
    id,
    purpose: asked.purpose,
    recipient: asked.recipient,
    session_id: asked.sessionId,
    code_hash: asked.isForNobody ? hashOfNoCode() : hashCode(context.secret, id, code),
    email: asked.email ?? before?.email ?? '',
    name: asked.name ?? before?.name ?? '',
    sends: (before?.sends ?? 0) + 1,
    tries: 0,
    created_at: now,
    expires_at: now + CODE_VALID_MS,
  });
  if (!asked.isForNobody) {
    await enqueue(transaction, codeMessage({ ...asked, code, siteUrl: context.siteUrl }), now);
  }
  const nextTurn = await usedUp(transaction, limits.sends, now);
  return succeed({
    EString: stateOf(context.secret, id, asked),
    OtpLength: context.codes.length,
    ExpiresInSeconds: CODE_VALID_MS / 1000,
    ResendAfterSeconds: nextTurn?.retryAfterSeconds ?? 0,
  });
}
