import type { Kysely, Transaction } from 'kysely';
import type { ApiContext } from '../../app/api-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { attemptsLeft, recordLimitEvents, resetLimit, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { isSame } from '../codes/code-keys.ts';
import { invitationKeys } from './invitation-keys.ts';
import { findInvitation } from './invitation-repository.ts';
import { type InvitationLimits, invitationAlarm, invitationLimits } from './invitation-rules.ts';

interface SubmittedInvitation {
  /** Ten digits. */
  mobile: string;
  /** As the shopper gave it; whatever is no code counts as a wrong one. */
  code: string;
  sessionId: string;
  /** The network that it came from; empty where that is not known. */
  network: string;
}

type OnRight<Data> = (transaction: Transaction<Database>) => Promise<Outcome<Data>>;

const PURPOSE = 'invitation';

/**
 * Checks an invitation, which stays good for the next device. `onRight` does what it proves. A mobile that is not
 * invited, a wrong code and an invitation that has ended take the same way to the same answer: 240 with the tries left,
 * 242 with the seconds to wait.
 */
export async function tryInvitation<Data>(
  context: ApiContext,
  given: SubmittedInvitation,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const limits = invitationLimits(context.secret, given);
  // Who is refused anyway waits for nobody and holds nobody up: a flood stays a matter of reading.
  const outcome =
    (await lockedFor(context.db, limits, context.now())) ??
    (await inTransaction(context.db, (transaction) => tryOnce(transaction, context, given, limits, onRight), [
      'Success',
      'OtpWrong',
      'OtpLocked',
    ]));
  const facts = { network: given.network, recipient: given.mobile, purpose: PURPOSE };
  if (outcome.code === 'OtpWrong') context.security('code-wrong', facts);
  if (outcome.code === 'OtpLocked') context.security('code-locked', facts);
  if (outcome.code === 'Success') context.security('signed-in', facts);
  return outcome;
}

async function tryOnce<Data>(
  transaction: Transaction<Database>,
  context: ApiContext,
  given: SubmittedInvitation,
  limits: InvitationLimits,
  onRight: OnRight<Data>,
): Promise<Outcome<Data>> {
  const now = context.now();
  const { mobile, mobileHere, session, lock, network } = limits;
  // The session's holds its lock, too, and the mobile's what is counted of it at one network. The count of the network is
  // a rough one: nobody waits there for others.
  await lockKeys(transaction, [session.key, mobile.key], now);
  const locked = await lockedFor(transaction, limits, now);
  if (locked) return locked;
  if (await isRight(transaction, context.secret, given, now)) return onRight(transaction);
  await recordLimitEvents(
    transaction,
    [mobile.key, mobileHere.key, session.key, ...network.map(({ key }) => key)],
    now,
  );
  const sessionLeft = await attemptsLeft(transaction, session, now);
  if (sessionLeft === 0) {
    // After the lock the session begins anew.
    await resetLimit(transaction, session.key);
    await recordLimitEvents(transaction, [lock.key], now);
  }
  await reportGuessing(transaction, context, given.mobile, now);
  const lockedNow = await lockedFor(transaction, limits, now);
  if (lockedNow) return lockedNow;
  const ofMobile = await Promise.all([mobile, mobileHere].map((limit) => attemptsLeft(transaction, limit, now)));
  return fail('OtpWrong', undefined, { TriesLeft: Math.min(sessionLeft, ...ofMobile) });
}

/** Compares with what no code can hash to where there is no invitation, so that both take as long. */
async function isRight(
  transaction: Transaction<Database>,
  secret: Uint8Array,
  { mobile, code }: SubmittedInvitation,
  now: number,
): Promise<boolean> {
  const invitation = await findInvitation(transaction, secret, mobile, now);
  const given = invitationKeys(secret).hashOf(mobile, code);
  return isSame(invitation?.code_hash ?? '-'.repeat(given.length), given);
}

/** Once a day for a mobile, invited or not. The key of its tries is locked. */
async function reportGuessing(
  transaction: Transaction<Database>,
  { secret, alarm }: ApiContext,
  mobile: string,
  now: number,
): Promise<void> {
  const { wrong, told } = invitationAlarm(secret, mobile);
  if (!(await usedUp(transaction, [wrong], now)) || (await usedUp(transaction, [told], now))) return;
  await recordLimitEvents(transaction, [told.key], now);
  alarm('The invitation of one mobile is being guessed', { purpose: PURPOSE });
}

/** 242 with the seconds to wait; null where there is a try left. As `usedUp`. */
async function lockedFor(
  db: Kysely<Database>,
  { mobile, mobileHere, lock, network, whileCrowded }: InvitationLimits,
  now: number,
): Promise<Outcome<never> | null> {
  const worst = await usedUp(db, [mobile, mobileHere, lock], now);
  const waits = worst ? [worst.retryAfterSeconds] : [];
  const crowded = network.length > 0 ? await usedUp(db, network, now) : null;
  const wrongBefore = crowded && (await usedUp(db, [whileCrowded], now));
  // Either of the two that ends lets the mobile in again.
  if (wrongBefore) waits.push(Math.min(crowded.retryAfterSeconds, wrongBefore.retryAfterSeconds));
  return waits.length > 0 ? fail('OtpLocked', undefined, { RetryAfterSeconds: Math.max(...waits) }) : null;
}
