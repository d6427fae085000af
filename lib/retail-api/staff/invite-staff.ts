import type { Kysely, Selectable } from 'kysely';
import type { StaffRole } from '#lib/contract/index.ts';
import { FIRST_OWNER_MARK, STAFF_INVITATION_PATH } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../core/core-context.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { forbidden, invalidField, tooManyRequests } from '../core/refusals.ts';
import { hashToken, makeToken } from '../core/secret-token.ts';
import { staffInvitation } from '../messages/copy/staff-mails.ts';
import { enqueue } from '../messages/outbox.ts';
import { mayIssue } from './issuers.ts';
import { rejectWeakPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { rememberDevice } from './staff-devices.ts';
import { staffInvitationLimits, wrongLinkLimits } from './staff-limits.ts';
import { addStaff, findStaffByEmail, hasNoStaff } from './staff-repository.ts';
import { type IssuedSession, issueSession } from './staff-sessions.ts';

const INVITATION_MS = 3 * DAY_MS;

/** The address of an invitation without one: whoever opens it gives their own. There is at most one. */
export const ANY_ADDRESS = '';

/** An invitation as stored. */
export type StaffInvitation = Selectable<Database['staff_invitations']>;

interface Invited {
  /** In lower case. */
  email: string;
  role: StaffRole;
  /** The name of who invites. */
  by: string;
  /** The member who invites, with whom the invitation ends; null where none does. */
  issuerId: string | null;
}

interface NewLink {
  backOfficeUrl: string;
  /** Epoch milliseconds. */
  now: number;
  /** The token of an invitation, by its id; a random one unless given. */
  tokenOf?: (id: string) => string;
}

/** Stores an invitation in place of an earlier one to the same address, and returns it with the link. */
export async function createInvitation(
  db: Kysely<Database>,
  { email, role, by, issuerId }: Invited,
  { backOfficeUrl, now, tokenOf = makeToken }: NewLink,
): Promise<{ invitation: StaffInvitation; link: string }> {
  const id = newId();
  const token = tokenOf(id);
  const times = { invited_at: now, expires_at: now + INVITATION_MS };
  const content = { id, token_hash: hashToken(token), role, invited_by: by, issuer_id: issuerId, ...times };
  const invitation = await db
    .insertInto('staff_invitations')
    .values({ email, ...content })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { invitation, link: invitationLink(backOfficeUrl, email, token) };
}

/** The address of the page where an invitation is accepted; the token is its fragment, which no server sees. */
export function invitationLink(backOfficeUrl: string, email: string, token: string): string {
  const path = email === ANY_ADDRESS ? `${STAFF_INVITATION_PATH}?${FIRST_OWNER_MARK}` : STAFF_INVITATION_PATH;
  return `${backOfficeUrl}${path}#${token}`;
}

/** Invites somebody by mail. */
export function inviteStaffMember(context: CoreContext, invited: Invited): Promise<Outcome<StaffInvitation>> {
  const now = context.now();
  return inTransaction<StaffInvitation>(context.db, async (transaction) => {
    if (!(await mayIssue(transaction, invited.issuerId))) return forbidden('role', 'Only an owner invites.');
    if (await findStaffByEmail(transaction, invited.email)) {
      return invalidField('Email', 'is the address of a staff member');
    }
    const refused = await consumeLimits(transaction, staffInvitationLimits(context.secret, invited.email), now);
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const { backOfficeUrl } = context.staff;
    const { invitation, link } = await createInvitation(transaction, invited, { backOfficeUrl, now });
    const mail = staffInvitation({ ...invited, link, siteUrl: context.siteUrl });
    const message = { kind: 'staff-invitation', channel: 'mail', recipient: invited.email } as const;
    await enqueue(transaction, { ...message, ttlMs: INVITATION_MS, ...mail }, now);
    return succeed(invitation);
  });
}

/** Open invitations, the latest first. */
export function readInvitationsOfStaff(db: Kysely<Database>, now: number): Promise<StaffInvitation[]> {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('expires_at', '>', now)
    .where('email', '!=', ANY_ADDRESS)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends an invitation; NotFound if it is not open. */
export async function revokeInvitation(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<Outcome<Record<string, never>>> {
  const deleted = await db
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n ? succeed({}) : fail('NotFound', 'There is no such invitation.');
}

interface Accepted {
  token: string;
  name: string;
  /** In lower case; counts for an invitation without an address alone. */
  email: string | undefined;
  password: string;
  network: string;
}

interface Joined {
  Session: IssuedSession;
  Email: string;
  Role: StaffRole;
  DeviceToken: string | null;
}

/** Makes the account of an invited person and begins their first session. */
export async function acceptInvitation(
  context: CoreContext,
  { token, name, email: given, password, network }: Accepted,
): Promise<Outcome<Joined>> {
  const { db, staff: settings } = context;
  const now = context.now();
  const open = db.selectFrom('staff_invitations').selectAll().where('token_hash', '=', hashToken(token));
  const tries = { limits: wrongLinkLimits(context.secret, network), failed: ['OtpExpired'], now } as const;
  const outcome = await withTries(context, tries, async () => {
    const invitation = await open.where('expires_at', '>', now).executeTakeFirst();
    if (!invitation) return fail('OtpExpired');
    const email = invitation.email || given;
    if (email === undefined) return invalidField('Email', 'is needed: the invitation names none');
    const weak = rejectWeakPassword('Password', password, email);
    if (weak) return weak;
    const passwordHash = await hashPassword(password);
    return inTransaction(db, async (transaction) => {
      const used = await transaction
        .deleteFrom('staff_invitations')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .returning(['email', 'role', 'issuer_id'])
        .executeTakeFirst();
      // The link of the first start is for a shop in which nobody works.
      const isOpen = used && (used.email !== ANY_ADDRESS || (await hasNoStaff(transaction)));
      const member =
        isOpen &&
        (await addStaff(transaction, { role: used.role, inviterId: used.issuer_id, email, name, passwordHash }, now));
      if (!member) return fail('OtpExpired');
      await transaction
        .updateTable('staff_members')
        .set({ last_sign_in_at: now })
        .where('id', '=', member.id)
        .execute();
      const Session = await issueSession(transaction, member, { settings, now });
      const DeviceToken = await rememberDevice(transaction, { staffId: member.id, tokens: [] }, now);
      return succeed({ Session, Email: member.email, Role: member.role, DeviceToken });
    });
  });
  if (outcome.code === 'Success') context.security('staff-joined', { network });
  return outcome;
}
