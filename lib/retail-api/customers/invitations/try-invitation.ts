import type { Kysely, Transaction } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { isSame } from '../../core/is-same.ts';
import { attemptsLeft, recordLimitEvents, resetLimit, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { invitationKeys } from './invitation-keys.ts';
import { findInvitation } from './invitation-repository.ts';
import { type InvitationLimits, invitationAlarm, invitationLimits } from './invitation-rules.ts';

interface SubmittedInvitation {
  /** Ten digits. */
  mobile: string;
  /** As the shopper entered it; a malformed code counts as wrong. */
  code: string;
  sessionId: string;
  /** The network of the request; empty if unknown. */
  network: string;
}

type OnRight<Data> = (transaction: Transaction<Database>) => Promise<Outcome<Data>>;

const PURPOSE = 'invitation';

/**
 * Checks an invitation, which stays valid for further devices. `onRight` performs the action it authorizes. An
 * uninvited mobile, a wrong code and an expired invitation take the same path to the same answer: OtpWrong with the
 * attempts left, or OtpLocked with the seconds to wait.
 */
export async function tryInvitation<Data>(
  context: CoreContext,
  submitted: SubmittedInvitation,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const limits = invitationLimits(context.secret, submitted);
  // A request that will be refused neither waits for a lock nor takes one: a flood causes only reads.
  const outcome =
    (await lockedFor(context.db, limits, context.now())) ??
    (await inTransaction(context.db, (transaction) => tryOnce(transaction, context, submitted, limits, onRight), [
      'Success',
      'OtpWrong',
      'OtpLocked',
    ]));
  const facts = { network: submitted.network, recipient: submitted.mobile, purpose: PURPOSE };
  if (outcome.code === 'OtpWrong') context.security('code-wrong', facts);
  if (outcome.code === 'OtpLocked') context.security('code-locked', facts);
  if (outcome.code === 'Success') context.security('signed-in', facts);
  return outcome;
}

async function tryOnce<Data>(
  transaction: Transaction<Database>,
  context: CoreContext,
  submitted: SubmittedInvitation,
  limits: InvitationLimits,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const { mobile, mobileHere, session, lock, network } = limits;
  // The session key also guards its lock, and the mobile key its count per network. The network count is approximate:
  // requests do not wait for each other there.
  await lockKeys(transaction, [session.key, mobile.key], now);
  const locked = await lockedFor(transaction, limits, now);
  if (locked) return locked;
  if (await isRight(transaction, context.secret, submitted, now)) return onRight(transaction);
  await recordLimitEvents(
    transaction,
    [mobile.key, mobileHere.key, session.key, ...network.map(({ key }) => key)],
    now,
  );
  const sessionLeft = await attemptsLeft(transaction, session, now);
  if (sessionLeft === 0) {
    // The session starts over after the lock.
    await resetLimit(transaction, session.key);
    await recordLimitEvents(transaction, [lock.key], now);
  }
  await reportGuessing(transaction, context, submitted.mobile, now);
  const lockedNow = await lockedFor(transaction, limits, now);
  if (lockedNow) return lockedNow;
  const ofMobile = await Promise.all([mobile, mobileHere].map((limit) => attemptsLeft(transaction, limit, now)));
  return fail('OtpWrong', undefined, { TriesLeft: Math.min(sessionLeft, ...ofMobile) });
}

/** Without an invitation, compares with a value that no code can hash to, so that both cases take the same time. */
async function isRight(
  transaction: Transaction<Database>,
  secret: ApiSecret,
  { mobile, code }: SubmittedInvitation,
  now: number,
): Promise<boolean> {
  const invitation = await findInvitation(transaction, secret, mobile, now);
  const { hashOf } = invitation ?? invitationKeys(secret)[0];
  const submitted = hashOf(mobile, code);
  return isSame(invitation?.codeHash ?? '-'.repeat(submitted.length), submitted);
}

/** At most once a day per mobile, invited or not. The key of the mobile's attempts is locked. */
async function reportGuessing(
  transaction: Transaction<Database>,
  { secret, alarm }: CoreContext,
  mobile: string,
  now: number,
): Promise<void> {
  const { wrong, alerted } = invitationAlarm(secret, mobile);
  if (!(await usedUp(transaction, [wrong], now)) || (await usedUp(transaction, [alerted], now))) return;
  await recordLimitEvents(transaction, [alerted.key], now);
  alarm('The invitation of one mobile is being guessed', { purpose: PURPOSE });
}

/** OtpLocked with the seconds to wait; null if an attempt is left. Reads limits like `usedUp`. */
async function lockedFor(
  db: Kysely<Database>,
  { mobile, mobileHere, lock, network, whileNetworkLimited }: InvitationLimits,
  now: number,
): Promise<Outcome<never> | null> {
  const worst = await usedUp(db, [mobile, mobileHere, lock], now);
  const waits = worst ? [worst.retryAfterSeconds] : [];
  const limitExceeded = network.length > 0 ? await usedUp(db, network, now) : null;
  const wrongBefore = limitExceeded && (await usedUp(db, [whileNetworkLimited], now));
  // The mobile is admitted again as soon as either limit ends.
  if (wrongBefore) waits.push(Math.min(limitExceeded.retryAfterSeconds, wrongBefore.retryAfterSeconds));
  return waits.length > 0 ? fail('OtpLocked', undefined, { RetryAfterSeconds: Math.max(...waits) }) : null;
}
