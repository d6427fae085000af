import type { StaffSessionCaller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { openSeal, seal } from '../core/seal.ts';
import { rejectWeakPassword } from './password-rules.ts';
import { hashPassword, rejectPassword } from './passwords.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { lockActive } from './sign-in-staff.ts';
import { wrongCodeLimits, wrongOwnPasswordLimits } from './staff-limits.ts';
import { findStaff, setPassword } from './staff-repository.ts';
import { type IssuedSession, renewSession } from './staff-sessions.ts';
import { newTotpSecret, otpauthUri, totpStep } from './totp.ts';

/** A signed-in member, and the network of the request. */
export interface SignedInMember {
  staff: StaffSessionCaller;
  network: string;
}

/** Changes a member's password, ends their other sessions and renews the one of the request. */
export async function changePassword(
  context: CoreContext,
  { staff, network }: SignedInMember,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<Outcome<{ Session: IssuedSession }>> {
  const refused =
    rejectWeakPassword('NewPassword', newPassword, staff.email) ?? (await checkOwnPassword(context, staff, password));
  if (refused) return refused;
  const hash = await hashPassword(newPassword);
  const outcome = await inTransaction<{ Session: IssuedSession }>(context.db, async (transaction) => {
    const member = await lockActive(transaction, staff.staffId);
    if (!member) return fail('SignInWrong');
    await setPassword(transaction, member.id, hash);
    return succeed({ Session: await renewSession(transaction, member, timeOf(context)) });
  });
  if (outcome.code === 'Success') context.security('staff-password-changed', { network });
  return outcome;
}

/** Begins to set up an authenticator; where one is set up already, the password is needed, and it stays until the new one is confirmed. */
export async function beginTotp(
  context: CoreContext,
  { staff }: SignedInMember,
  { password, shop }: { password: string; shop: string },
): Promise<Outcome<{ OtpauthUri: string; Secret: string }>> {
  const refused = staff.hasTotp ? await checkOwnPassword(context, staff, password) : null;
  if (refused) return refused;
  const Secret = newTotpSecret();
  await context.db
    .updateTable('staff_members')
    .set({ totp_pending: await seal(Secret, context.secret, 'authenticator secret') })
    .where('id', '=', staff.staffId)
    .execute();
  return succeed({ OtpauthUri: otpauthUri(Secret, { shop, email: staff.email }), Secret });
}

interface ConfirmedTotp {
  RecoveryCodes: string[];
  Session: IssuedSession;
}

/** Completes the set-up by a code of the new authenticator; ends the member's other sessions. */
export async function confirmTotp(
  context: CoreContext,
  { staff, network }: SignedInMember,
  code: string,
): Promise<Outcome<ConfirmedTotp>> {
  const now = context.now();
  const tries = { limits: wrongCodeLimits(context.secret, staff.staffId), failed: ['OtpWrong'], now } as const;
  const outcome = await withTries<ConfirmedTotp>(context, tries, () =>
    inTransaction<ConfirmedTotp>(context.db, async (transaction) => {
      const member = await lockActive(transaction, staff.staffId);
      if (!member || member.totp_pending === '') return fail('OtpExpired');
      const pending = await openSeal(member.totp_pending, context.secret, 'authenticator secret');
      const step = totpStep(pending, code, { usedStep: 0, now });
      if (step === null) return fail('OtpWrong');
      const set = { totp_secret: member.totp_pending, totp_pending: '', totp_step: step };
      await transaction.updateTable('staff_members').set(set).where('id', '=', member.id).execute();
      const RecoveryCodes = await renewRecoveryCodes(transaction, member.id);
      const Session = await renewSession(transaction, { ...member, ...set }, timeOf(context));
      return succeed({ RecoveryCodes, Session });
    }),
  );
  if (outcome.code === 'Success') context.security('staff-authenticator-set', { network });
  return outcome;
}

/** Null if a signed-in member gave the right password. */
async function checkOwnPassword(
  context: CoreContext,
  staff: StaffSessionCaller,
  password: string,
): Promise<Outcome<never> | null> {
  const limits = wrongOwnPasswordLimits(context.secret, staff.staffId);
  const tries = { limits, failed: ['SignInWrong'], now: context.now() } as const;
  const outcome = await withTries<null>(context, tries, async () => {
    const member = await findStaff(context.db, staff.staffId);
    return (await rejectPassword(member?.password_hash ?? null, password)) ?? succeed(null);
  });
  return outcome.code === 'Success' ? null : outcome;
}

function timeOf(context: CoreContext) {
  return { settings: context.staff, now: context.now() };
}
