import type { ApprovalTie } from '#lib/contract/index.ts';
import type { StaffMember } from '../staff-repository.ts';

/** What is known of a member for the ties between them. */
export type TiedMember = Pick<StaffMember, 'id' | 'inviter_id'>;

/** How who decides is tied to who asked, also over members in between: two such accounts may be one person. */
export function tieOf(staff: readonly TiedMember[], requesterId: string, deciderId: string): ApprovalTie {
  if (wasInvitedBy(staff, deciderId, requesterId)) return 'invited-by-requester';
  return wasInvitedBy(staff, requesterId, deciderId) ? 'invited-requester' : 'none';
}

/**
 * Whether a member may be the second person of who asked: nobody whom that person invited, unless they have invited everybody who
 * may decide, as in a shop of an owner and a manager. `deciders`: who may make the call, or might until lately (`decidersOf`).
 */
export function maySecond(
  staff: readonly TiedMember[],
  { requesterId, deciderId, deciders }: { requesterId: string; deciderId: string; deciders: readonly TiedMember[] },
): boolean {
  if (deciderId === requesterId) return false;
  const isTied = (id: string) => tieOf(staff, requesterId, id) === 'invited-by-requester';
  return !isTied(deciderId) || deciders.every(({ id }) => id === requesterId || isTied(id));
}

/** Whether somebody was brought in by another one, or by somebody whom that one brought in. */
function wasInvitedBy(staff: readonly TiedMember[], id: string, inviterId: string): boolean {
  const inviters = new Map(staff.map((member) => [member.id, member.inviter_id]));
  const seen = new Set<string>();
  for (let at = inviters.get(id) ?? null; at !== null && !seen.has(at); at = inviters.get(at) ?? null) {
    if (at === inviterId) return true;
    seen.add(at);
  }
  return false;
}
