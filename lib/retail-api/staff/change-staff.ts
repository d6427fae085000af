import type { StaffRole, StaffState } from '#lib/contract/index.ts';
import type { CoreContext } from '../core/core-context.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { endIssued } from './issuers.ts';
import { deletePasskeys } from './passkeys/passkey-repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import { forgetDevices } from './staff-devices.ts';
import { findStaff, hasOtherOwner, type StaffMember } from './staff-repository.ts';
import { endSessionsOf } from './staff-sessions.ts';

interface StaffChange {
  id: string;
  role: StaffRole | undefined;
  state: StaffState | undefined;
  endSessions: boolean;
  removeTotp: boolean;
  removePasskeys: boolean;
}

/** One lock for all changes, so that two owners cannot suspend each other at once. */
const LOCK = 'staff:change';

/** Changes a member; ends their sessions where their rights change, and what they issued once they are no active owner. */
export function changeStaffMember({ db, now }: CoreContext, change: StaffChange): Promise<Outcome<StaffMember>> {
  return inTransaction<StaffMember>(db, async (transaction) => {
    await lockKeys(transaction, [LOCK], now());
    const member = await findStaff(transaction, change.id);
    if (!member) return fail('NotFound', 'There is no such staff member.');
    const { role = member.role, state = member.state } = change;
    const stopsOwning =
      member.role === 'owner' && member.state === 'active' && (role !== 'owner' || state !== 'active');
    if (stopsOwning && !(await hasOtherOwner(transaction, member.id))) {
      const field = role === member.role ? 'State' : 'Role';
      return invalidField(field, 'this is the last active owner: make another person an owner first');
    }
    const totp = change.removeTotp ? { totp_secret: '', totp_pending: '', totp_step: 0 } : {};
    const changed = await transaction
      .updateTable('staff_members')
      .set({ role, state, ...totp })
      .where('id', '=', member.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (change.removeTotp) await deleteRecoveryCodes(transaction, member.id);
    if (change.removePasskeys) await deletePasskeys(transaction, member.id);
    const isChanged = role !== member.role || state !== member.state;
    // Only an active owner issues invitations and keys.
    if (isChanged && (role !== 'owner' || state !== 'active')) await endIssued(transaction, member.id);
    if (state !== 'active') await forgetDevices(transaction, member.id);
    const losesFactor = change.removeTotp || change.removePasskeys;
    if (isChanged || change.endSessions || losesFactor) await endSessionsOf(transaction, member.id);
    return succeed(changed);
  });
}
