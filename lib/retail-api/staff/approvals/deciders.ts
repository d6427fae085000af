import type { Kysely } from 'kysely';
import { calls, mayMakeCall, type RetailCall, STAFF_STATES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import type { StaffMember } from '../staff-repository.ts';

/** Longer than a request waits: whoever is put out to be no second person is still counted when it is decided. */
const LATELY_MS = 2 * DAY_MS;
const STATES: ReadonlySet<string> = new Set(STAFF_STATES);

/** Members whose role or state somebody has set lately: by id, whether it was the role. */
export type LatelyChanged = ReadonlyMap<string, boolean>;

/** The members who were changed lately, by the audit. `now` in epoch milliseconds. */
export async function readLatelyChanged(db: Kysely<Database>, now: number): Promise<LatelyChanged> {
  const rows = await db
    .selectFrom('desk_audit')
    .select(['subject', 'step'])
    .where('at', '>', now - LATELY_MS)
    .where('call', '=', calls.changeStaff.name)
    .where('step', '!=', '')
    .where('outcome', '=', 'Success')
    .execute();
  const changed = new Map<string, boolean>();
  for (const { subject, step } of rows) changed.set(subject, changed.get(subject) === true || !STATES.has(step));
  return changed;
}

/**
 * The members for whom nobody stands in whom the requester has invited: who is active and may make the call, and who might until
 * lately, so that nobody puts the others out to be seconded by a second address of their own. Of somebody with another role
 * than before, nobody knows any more what they might.
 */
export function decidersOf<Member extends Pick<StaffMember, 'id' | 'state' | 'role'>>(
  call: RetailCall,
  members: readonly Member[],
  changed: LatelyChanged,
): Member[] {
  return members.filter(({ id, state, role }) => {
    const might = changed.get(id) === true || mayMakeCall(role, call);
    return might && (state === 'active' || changed.has(id));
  });
}
