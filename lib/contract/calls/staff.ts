import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { epochMilliseconds, opaqueId } from '../fields.ts';
import { staffEmail, staffMember, staffRole } from '../staff-fields.ts';
import { STAFF_STATES } from '../staff-vocabulary.ts';

const staffInvitation = z.object({
  InvitationId: z.string(),
  Email: z.string(),
  Role: staffRole,
  InvitedBy: z.string(),
  InvitedAt: epochMilliseconds,
  ExpiresAt: epochMilliseconds,
});

export const staffList = defineCall({
  name: 'StaffList',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    Staff: z.array(staffMember),
    /** Those that are open still, the latest first. */
    Invitations: z.array(staffInvitation),
  }),
  repeatable: true,
  operator: [],
  summary: 'The staff of the shop by name, and open invitations.',
});

export const inviteStaff = defineCall({
  name: 'InviteStaff',
  method: 'POST',
  request: z.object({ Email: staffEmail, Role: staffRole, Operator: operatorField }),
  data: staffInvitation,
  repeatable: true,
  operator: [],
  summary:
    'Sends an invitation by mail: a link that works once, within three days. It replaces an earlier one to the same address. Fails with InvalidRequest for the address of a staff member, and with TooManyRequests.',
});

export const revokeStaffInvitation = defineCall({
  name: 'RevokeStaffInvitation',
  method: 'POST',
  request: z.object({ InvitationId: opaqueId, Operator: operatorField }),
  data: z.object({}),
  repeatable: true,
  operator: [],
  summary: 'Ends an invitation. Fails with NotFound if it is not open.',
});

export const changeStaff = defineCall({
  name: 'ChangeStaff',
  method: 'POST',
  request: z.object({
    StaffId: opaqueId,
    /** Unchanged without it; another role ends the member's sessions, and with `owner` what they issued, as below. */
    Role: staffRole.optional(),
    /** Unchanged without it; `suspended` ends the member's sessions, and the invitations and keys that they issued. */
    State: z.enum(STAFF_STATES).optional(),
    EndSessions: z.boolean().default(false),
    /** Removes the authenticator and its recovery codes, for somebody who has lost them; ends the member's sessions. */
    RemoveTotp: z.boolean().default(false),
    /** Removes all passkeys, for somebody who has lost a device that has one; ends the member’s sessions. */
    RemovePasskeys: z.boolean().default(false),
    Operator: operatorField,
  }),
  data: staffMember,
  repeatable: true,
  operator: [],
  summary:
    'Changes a staff member’s role or state, or ends their sessions, at once. Open invitations and keys of programs end with the owner who issued them: where that member is suspended or gets another role. Fails with NotFound, and with InvalidRequest where the shop would be left without an active owner.',
});
