import type { ApiContext } from '../../app/api-context.ts';
import type { CodePurpose } from '../codes/code-rules.ts';
import { findInvitation } from './invitation-repository.ts';

/** Where a code is asked for; undefined at the sign-in that is open to all. */
type InvitationChannel = 'private-sale' | undefined;

/** What a code is for that signs in: one of the open sign-in does not open the door of the private sale. */
export function codePurposeAt(door: InvitationChannel): CodePurpose {
  return door ?? 'login';
}

/** Whether a mobile may sign in there: at the private sale, where the operator invites, the living invitations say. */
export async function opensTo(
  { db, secret, invitedOnly, now }: ApiContext,
  door: InvitationChannel,
  mobile: string,
): Promise<boolean> {
  if (door !== 'private-sale' || !invitedOnly) return true;
  return (await findInvitation(db, secret, mobile, now())) !== null;
}
