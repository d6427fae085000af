import type { Kysely } from 'kysely';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { succeed } from '../core/outcome.ts';
import { changeStaffMember } from '../staff/change-staff.ts';
import {
  inviteStaffMember,
  readInvitationsOfStaff,
  revokeInvitation,
  type StaffInvitation,
} from '../staff/invite-staff.ts';
import { countIssued, issuerOf } from '../staff/issuers.ts';
import { countPasskeys } from '../staff/passkeys/passkey-repository.ts';
import { readStaff, type StaffMember } from '../staff/staff-repository.ts';
import { countSessions } from '../staff/staff-sessions.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Member = DataOf<typeof calls.changeStaff>;

async function presentMembers(db: Kysely<Database>, members: readonly StaffMember[], now: number): Promise<Member[]> {
  const [sessions, issued] = [await countSessions(db, now), await countIssued(db, now)];
  const passkeys = await countPasskeys(db);
  return members.map((member) => ({
    StaffId: member.id,
    Name: member.name,
    Email: member.email,
    Role: member.role,
    State: member.state,
    HasTotp: member.totp_secret !== '',
    Passkeys: passkeys.get(member.id) ?? 0,
    Sessions: sessions.get(member.id) ?? 0,
    Invitations: issued.get(member.id)?.invitations ?? 0,
    Keys: issued.get(member.id)?.keys ?? 0,
    LastSignInAt: member.last_sign_in_at || null,
    CreatedAt: member.created_at,
  }));
}

function presentInvitation(invitation: StaffInvitation): DataOf<typeof calls.inviteStaff> {
  return {
    InvitationId: invitation.id,
    Email: invitation.email,
    Role: invitation.role,
    InvitedBy: invitation.invited_by,
    InvitedAt: invitation.invited_at,
    ExpiresAt: invitation.expires_at,
  };
}

/** The staff, and open invitations. */
const handleList = handlerFor(calls.staffList, async (_request, { db, now }) => {
  const at = now();
  const invitations = await readInvitationsOfStaff(db, at);
  return succeed({
    Staff: await presentMembers(db, await readStaff(db), at),
    Invitations: invitations.map(presentInvitation),
  });
});

/** Invites somebody by mail. */
const handleInvite = handlerFor(calls.inviteStaff, async (request, context, { staff }) => {
  const { Email: email, Role: role, Operator: by } = request;
  const invited = await inviteStaffMember(context, { email, role, by, issuerId: issuerOf(staff) });
  return invited.code === 'Success' ? succeed(presentInvitation(invited.data)) : invited;
});

/** Ends an invitation. */
const handleRevoke = handlerFor(calls.revokeStaffInvitation, ({ InvitationId: id }, { db, now }) =>
  revokeInvitation(db, id, now()),
);

/** Changes a member. */
const handleChange = handlerFor(calls.changeStaff, async (request, context) => {
  const changed = await changeStaffMember(context, {
    id: request.StaffId,
    role: request.Role,
    state: request.State,
    endSessions: request.EndSessions,
    removeTotp: request.RemoveTotp,
    removePasskeys: request.RemovePasskeys,
  });
  if (changed.code !== 'Success') return changed;
  const [member] = await presentMembers(context.db, [changed.data], context.now());
  if (!member) throw new Error('A staff member was lost.');
  return succeed(member);
});

/** Handlers of the calls by which the owner manages the staff. */
export const staffCalls: readonly CallHandler[] = [handleList, handleInvite, handleRevoke, handleChange];
