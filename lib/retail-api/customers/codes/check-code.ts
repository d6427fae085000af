import type { Transaction } from 'kysely';
import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { attemptsLeft, recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import type { SecurityEvent } from '../../core/security-log.ts';
import { isStoredCode } from './code-keys.ts';
import { deleteCode, recordAttempt } from './code-repository.ts';
import { type CodeRequest, guessAlarmLimit, lockLimit, MAX_TRIES, wrongTriesLimit } from './code-rules.ts';
import { verifyCodeState } from './code-state.ts';

const FAILED_TRIES: Partial<Record<ReturnCodeName, SecurityEvent>> = {
  OtpWrong: 'code-wrong',
  OtpLocked: 'code-locked',
};

interface SubmittedCode extends CodeRequest {
  /** The network of the request; empty if unknown. */
  network: string;
  /** The state returned by `requestCode`. */
  eString: string;
  /** As the shopper entered it; a malformed code counts as wrong. */
  otp: string;
}

/** The details given when the code was requested; empty if none. */
interface RightCode {
  email: string;
  name: string;
}

/**
 * Checks a one-time code. `onRight` performs the action it authorizes, in the transaction that consumes the code; if it
 * refuses, the code stays valid. A wrong attempt is recorded although the call is refused: OtpWrong with the attempts
 * left, OtpExpired if the code is no longer valid or belongs to another request, OtpLocked with the seconds to wait.
 */
export async function checkCode<Data>(
  context: CoreContext,
  submitted: SubmittedCode,
  onRight: (transaction: Transaction<Database>, code: RightCode) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const request = { ...submitted, recipient: submitted.recipient.toLowerCase() };
  const id = verifyCodeState(context.secret, submitted.eString, request);
  if (id === null) return fail('OtpExpired');
  const outcome = await inTransaction(
    context.db,
    (transaction) => tryOnce(transaction, context, { ...request, id }, onRight),
    ['Success', 'OtpWrong', 'OtpLocked'],
  );
  const failed = FAILED_TRIES[outcome.code];
  if (failed) context.security(failed, request);
  return outcome;
}

async function tryOnce<Data>(
  transaction: Transaction<Database>,
  context: CoreContext,
  submitted: SubmittedCode & { id: string },
  onRight: (transaction: Transaction<Database>, code: RightCode) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const wrongTries = wrongTriesLimit(context.secret, submitted);
  const lock = lockLimit(context.secret, submitted);
  // From here on, attempts for the same recipient are serialized.
  await lockKeys(transaction, [wrongTries.key, lock.key], now);
  const locked = await lockedFor(transaction, [wrongTries, lock], now);
  if (locked) return locked;
  const code = await recordAttempt(transaction, submitted.id, now);
  if (!code) return fail('OtpExpired');
  if (isStoredCode(context.secret, code, submitted.otp)) {
    await deleteCode(transaction, code.id);
    return onRight(transaction, { email: code.email, name: code.name });
  }
  await recordLimitEvents(transaction, [wrongTries.key], now);
  const triesLeft = MAX_TRIES - code.tries;
  if (triesLeft === 0) {
    await deleteCode(transaction, code.id);
    await recordLimitEvents(transaction, [lock.key], now);
  }
  const lockedNow = await lockedFor(transaction, [wrongTries, lock], now);
  const leftToday = await attemptsLeft(transaction, wrongTries, now);
  if (leftToday === 0) await reportGuessing(transaction, context, submitted, now);
  return lockedNow ?? fail('OtpWrong', undefined, { TriesLeft: Math.min(triesLeft, leftToday) });
}

/** At most once a day per recipient, even as attempts become available again. The attempt keys are locked. */
async function reportGuessing(
  transaction: Transaction<Database>,
  { secret, alarm }: CoreContext,
  submitted: CodeRequest,
  now: number,
): Promise<void> {
  const limit = guessAlarmLimit(secret, submitted);
  if (await usedUp(transaction, [limit], now)) return;
  await recordLimitEvents(transaction, [limit.key], now);
  alarm('The one-time codes of one recipient are being guessed', { purpose: submitted.purpose });
}

async function lockedFor(
  transaction: Transaction<Database>,
  limits: Parameters<typeof usedUp>[1],
  now: number,
): Promise<Outcome<never> | null> {
  const worst = await usedUp(transaction, limits, now);
  return worst && fail('OtpLocked', undefined, { RetryAfterSeconds: worst.retryAfterSeconds });
}
