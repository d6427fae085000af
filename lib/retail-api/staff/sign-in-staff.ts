import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../core/core-context.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { openSeal } from '../core/seal.ts';
import { rejectPassword } from './passwords.ts';
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.ts';
import { knownDevice, rememberDevice } from './staff-devices.ts';
import { wrongCodeLimits, wrongPasswordLimits, wrongPasswordOfDevice } from './staff-limits.ts';
import { findStaffByEmail, type StaffMember } from './staff-repository.ts';
import { type IssuedSession, issueSession } from './staff-sessions.ts';
import { countWrongTry, issueStaffToken, staffOfToken } from './staff-tokens.ts';
import { totpStep } from './totp.ts';

/** How long the second step of a sign-in may take, and how many wrong codes it takes. */
const CHALLENGE_MS = 5 * MINUTE_MS;
const CHALLENGE_TRIES = 5;

interface SignedIn {
  Session: IssuedSession | null;
  SecondFactor: { Challenge: string; ExpiresAt: number } | null;
  DeviceToken: string | null;
}

interface PasswordAttempt {
  email: string;
  password: string;
  network: string;
  /** Tokens of the browser, of earlier sign-ins by whomever. */
  devices: readonly string[];
}

/**
 * Checks email and password: a session at once, or the challenge of the second step where the member has an authenticator.
 * Unknown, suspended and wrong take the same time and get the same answer.
 */
export async function signInStaff(
  context: CoreContext,
  { email, password, network, devices: tokens }: PasswordAttempt,
): Promise<Outcome<SignedIn>> {
  const { db, secret, staff: settings } = context;
  const now = context.now();
  const device = await knownDevice(db, { email, tokens }, now);
  const limits =
    device === null ? wrongPasswordLimits(secret, { email, network }) : wrongPasswordOfDevice(secret, device);
  const outcome = await withTries<SignedIn>(context, { limits, failed: ['SignInWrong'], now }, async () => {
    const found = await findStaffByEmail(db, email);
    const member = found?.state === 'active' ? found : null;
    const refused = await rejectPassword(member?.password_hash ?? null, password);
    if (refused || !member) return refused ?? fail('SignInWrong');
    return inTransaction<SignedIn>(db, async (transaction) => {
      // Password and authenticator may have changed since they were read.
      const locked = await lockActive(transaction, member.id);
      if (!locked || locked.password_hash !== member.password_hash) return fail('SignInWrong');
      if (locked.totp_secret === '') {
        await recordSignIn(transaction, locked.id, now);
        const DeviceToken = await rememberDevice(transaction, { staffId: locked.id, tokens }, now);
        const Session = await issueSession(transaction, locked, { settings, now });
        return succeed({ Session, SecondFactor: null, DeviceToken });
      }
      const expiresAt = now + CHALLENGE_MS;
      const token = { kind: 'second-factor', staffId: member.id, expiresAt } as const;
      const Challenge = await issueStaffToken(transaction, token);
      return succeed({ Session: null, SecondFactor: { Challenge, ExpiresAt: expiresAt }, DeviceToken: null });
    });
  });
  if (outcome.code === 'SignInWrong') context.security('staff-sign-in-wrong', { network });
  if (outcome.code === 'TooManyRequests') context.security('staff-sign-in-refused', { network });
  if (outcome.code === 'Success' && outcome.data.Session) context.security('staff-signed-in', { network });
  return outcome;
}

interface SecondFactor {
  challenge: string;
  code: string;
  network: string;
  /** As for the password. */
  devices: readonly string[];
}

interface CompletedSignIn {
  Session: IssuedSession;
  RecoveryCodesLeft: number;
  DeviceToken: string | null;
}

/** Completes a sign-in with a code of the authenticator or a recovery code. */
export async function completeSignIn(
  context: CoreContext,
  { challenge, code, network, devices: tokens }: SecondFactor,
): Promise<Outcome<CompletedSignIn>> {
  const { db, secret, staff: settings } = context;
  const now = context.now();
  const token = { kind: 'second-factor', token: challenge, now } as const;
  const staffId = await staffOfToken(db, token);
  if (staffId === null) return fail('OtpExpired');
  const tries = { limits: wrongCodeLimits(secret, staffId), failed: ['OtpWrong'], now } as const;
  const outcome = await withTries(context, tries, () =>
    inTransaction(
      db,
      async (transaction) => {
        const member = await lockActive(transaction, staffId);
        // Another request may have used the challenge up meanwhile.
        if (!member || (await staffOfToken(transaction, token)) === null) return fail('OtpExpired');
        if (!(await isRightCode(transaction, context, { member, code }))) {
          return fail('OtpWrong', undefined, {
            TriesLeft: await countWrongTry(transaction, challenge, CHALLENGE_TRIES),
          });
        }
        await transaction
          .deleteFrom('staff_tokens')
          .where('staff_id', '=', staffId)
          .where('kind', '=', 'second-factor')
          .execute();
        await recordSignIn(transaction, staffId, now);
        const Session = await issueSession(transaction, member, { settings, now });
        const DeviceToken = await rememberDevice(transaction, { staffId, tokens }, now);
        return succeed({ Session, RecoveryCodesLeft: await countRecoveryCodes(transaction, staffId), DeviceToken });
      },
      ['Success', 'OtpWrong'],
    ),
  );
  if (outcome.code === 'OtpWrong') context.security('staff-code-wrong', { network });
  if (outcome.code === 'Success') context.security('staff-signed-in', { network });
  return outcome;
}

/** Whether a code is right, which uses it up. */
async function isRightCode(
  transaction: Transaction<Database>,
  context: CoreContext,
  { member, code }: { member: StaffMember; code: string },
): Promise<boolean> {
  if (member.totp_secret === '') return false;
  const totp = await openSeal(member.totp_secret, context.secret, 'authenticator secret');
  const step = totpStep(totp, code, { usedStep: member.totp_step, now: context.now() });
  if (step === null) return consumeRecoveryCode(transaction, member.id, code);
  await transaction.updateTable('staff_members').set({ totp_step: step }).where('id', '=', member.id).execute();
  return true;
}

/** Locks an active member's row until the transaction ends; undefined if there is none. */
export function lockActive(transaction: Transaction<Database>, id: string): Promise<StaffMember | undefined> {
  return transaction
    .updateTable('staff_members')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst();
}

/** Records when a member signed in. `now` in epoch milliseconds. */
export async function recordSignIn(transaction: Transaction<Database>, id: string, now: number): Promise<void> {
  await transaction.updateTable('staff_members').set({ last_sign_in_at: now }).where('id', '=', id).execute();
}
