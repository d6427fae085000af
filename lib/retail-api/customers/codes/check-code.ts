import type { Transaction } from 'kysely';
import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { ApiContext } from '../../app/api-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { attemptsLeft, recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import type { SecurityEvent } from '../../core/security-log.ts';
import { hashCode, isSame } from './code-keys.ts';
import { deleteCode, recordAttempt } from './code-repository.ts';
import { type CodeRequest, guessAlarmLimit, lockLimit, MOST_TRIES, wrongTriesLimit } from './code-rules.ts';
import { readState } from './signed-state.ts';

const FAILED_TRIES: Partial<Record<ReturnCodeName, SecurityEvent>> = {
  OtpWrong: 'code-wrong',
  OtpLocked: 'code-locked',
};

interface SubmittedCode extends CodeRequest {
  /** The network that it came from; empty where that is not known. */
  network: string;
  /** The state that `requestCode` answered with. */
  eString: string;
  /** As the shopper gave it; whatever is no code counts as a wrong one. */
  otp: string;
}

/** What was said when the code was asked for; empty where nothing was. */
interface RightCode {
  email: string;
  name: string;
}

/**
 * Checks a one-time code. `onRight` does what it proves, in the transaction that uses the code up; where it refuses,
 * the code stays. A wrong try is written down although the call is refused: 240 with the tries left, 241 where the
 * code is dead or belongs to another request, 242 with the seconds to wait.
 */
export async function checkCode<Data>(
  context: ApiContext,
  given: SubmittedCode,
  onRight: (transaction: Transaction<Database>, code: RightCode) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const request = { ...given, recipient: given.recipient.toLowerCase() };
  const id = readState(context.secret, given.eString, request);
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
  context: ApiContext,
  given: SubmittedCode & { id: string },
  onRight: (transaction: Transaction<Database>, code: RightCode) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const wrongTries = wrongTriesLimit(context.secret, given);
  const lock = lockLimit(context.secret, given);
  // From here on the tries of a recipient go one after the other.
  await lockKeys(transaction, [wrongTries.key, lock.key], now);
  const locked = await lockedFor(transaction, [wrongTries, lock], now);
  if (locked) return locked;
  const code = await recordAttempt(transaction, given.id, now);
  if (!code) return fail('OtpExpired');
  if (isSame(code.code_hash, hashCode(context.secret, code.id, given.otp))) {
    await deleteCode(transaction, code.id);
    return onRight(transaction, { email: code.email, name: code.name });
  }
  await recordLimitEvents(transaction, [wrongTries.key], now);
  const triesLeft = MOST_TRIES - code.tries;
  if (triesLeft === 0) {
    await deleteCode(transaction, code.id);
    await recordLimitEvents(transaction, [lock.key], now);
  }
  const lockedNow = await lockedFor(transaction, [wrongTries, lock], now);
  const leftToday = await attemptsLeft(transaction, wrongTries, now);
  if (leftToday === 0) await reportGuessing(transaction, context, given, now);
  return lockedNow ?? fail('OtpWrong', undefined, { TriesLeft: Math.min(triesLeft, leftToday) });
}

/** Once a day for a recipient, although further tries become free one by one. The keys of its tries are locked. */
async function reportGuessing(
  transaction: Transaction<Database>,
  { secret, alarm }: ApiContext,
  given: CodeRequest,
  now: number,
): Promise<void> {
  const limit = guessAlarmLimit(secret, given);
  if (await usedUp(transaction, [limit], now)) return;
  await recordLimitEvents(transaction, [limit.key], now);
  alarm('The one-time codes of one recipient are being guessed', { purpose: given.purpose });
}

async function lockedFor(
  transaction: Transaction<Database>,
  limits: Parameters<typeof usedUp>[1],
  now: number,
): Promise<Outcome<never> | null> {
  const worst = await usedUp(transaction, limits, now);
  return worst && fail('OtpLocked', undefined, { RetryAfterSeconds: worst.retryAfterSeconds });
}
