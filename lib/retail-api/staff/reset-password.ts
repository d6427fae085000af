import { setTimeout as delay } from 'node:timers/promises';
import { STAFF_PASSWORD_RESET_PATH } from '#lib/contract/index.ts';
import type { CoreContext } from '../core/core-context.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { staffPasswordReset } from '../messages/copy/staff-mails.ts';
import { enqueue } from '../messages/outbox.ts';
import { rejectWeakPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { lockActive } from './sign-in-staff.ts';
import { forgetDevices, rememberDevice } from './staff-devices.ts';
import { PASSWORD_LINK_MS, resetMailLimits, wrongLinkLimits } from './staff-limits.ts';
import { findStaff, findStaffByEmail, setPassword } from './staff-repository.ts';
import { endSessionsOf } from './staff-sessions.ts';
import { consumeStaffToken, issueStaffToken, staffOfToken } from './staff-tokens.ts';

/** An answer takes at least this long, so that its time does not tell whether a mail was written. */
const LEAST_MS = 250;

type Done = Outcome<Record<string, never>>;

/** Sends a link to set a new password to an active member; the answer is the same for every address. */
export async function beginPasswordReset(
  context: CoreContext,
  { email, network }: { email: string; network: string },
): Promise<Done> {
  const [outcome] = await Promise.all([sendLink(context, { email, network }), delay(LEAST_MS)]);
  if (outcome.code === 'Success') context.security('staff-reset-asked', { network });
  return outcome;
}

function sendLink(context: CoreContext, { email, network }: { email: string; network: string }): Promise<Done> {
  const now = context.now();
  return inTransaction(context.db, async (transaction): Promise<Done> => {
    const refused = await consumeLimits(transaction, resetMailLimits(context.secret, { email, network }), now);
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const member = await findStaffByEmail(transaction, email);
    if (member?.state !== 'active') return succeed({});
    const expiresAt = now + PASSWORD_LINK_MS;
    const token = await issueStaffToken(transaction, { kind: 'password-reset', staffId: member.id, expiresAt });
    const link = `${context.staff.backOfficeUrl}${STAFF_PASSWORD_RESET_PATH}#${token}`;
    const mail = staffPasswordReset({ name: member.name, link, siteUrl: context.siteUrl });
    const message = {
      kind: 'staff-password-reset',
      channel: 'mail',
      recipient: email,
      ttlMs: PASSWORD_LINK_MS,
    } as const;
    await enqueue(transaction, { ...message, ...mail }, now);
    return succeed({});
  });
}

/** Sets a new password by a link and ends all sessions; the second factor stays. Of the member's browsers only this one is known afterwards. */
export async function confirmPasswordReset(
  context: CoreContext,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<Outcome<{ DeviceToken: string | null }>> {
  const { db } = context;
  const now = context.now();
  const link = { kind: 'password-reset', token, now } as const;
  const tries = { limits: wrongLinkLimits(context.secret, network), failed: ['OtpExpired'], now } as const;
  const outcome = await withTries<{ DeviceToken: string | null }>(context, tries, async () => {
    const staffId = await staffOfToken(db, link);
    const member = staffId === null ? undefined : await findStaff(db, staffId);
    if (!member) return fail('OtpExpired');
    const weak = rejectWeakPassword('NewPassword', newPassword, member.email);
    if (weak) return weak;
    const hash = await hashPassword(newPassword);
    return inTransaction<{ DeviceToken: string | null }>(db, async (transaction) => {
      // The member is locked before the link, as where a changed password deletes the links: so they never deadlock.
      const isActive = (await lockActive(transaction, member.id)) !== undefined;
      if (!isActive || (await consumeStaffToken(transaction, link)) === null) return fail('OtpExpired');
      await setPassword(transaction, member.id, hash);
      await endSessionsOf(transaction, member.id);
      await forgetDevices(transaction, member.id);
      return succeed({ DeviceToken: await rememberDevice(transaction, { staffId: member.id, tokens: [] }, now) });
    });
  });
  if (outcome.code === 'Success') context.security('staff-password-changed', { network });
  return outcome;
}
