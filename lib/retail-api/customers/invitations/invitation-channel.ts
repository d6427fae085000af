import type { CoreContext } from '../../core/core-context.ts';
import type { CodePurpose } from '../codes/code-rules.ts';
import { findInvitation, hasInvitations } from './invitation-repository.ts';

/** Where a code is requested; undefined for the public sign-in. */
type InvitationChannel = 'private-sale' | undefined;

/** The purpose of a sign-in code: one from the public sign-in does not admit to the private sale. */
export function codePurposeAt(channel: InvitationChannel): CodePurpose {
  return channel ?? 'login';
}

/** Whether a mobile may sign in on this channel: at an invitation-only private sale, it needs a valid invitation. */
export async function opensTo(
  { db, secret, invitedOnly, now }: CoreContext,
  channel: InvitationChannel,
  mobile: string,
): Promise<boolean> {
  if (channel !== 'private-sale' || !(invitedOnly || (await hasInvitations(db)))) return true;
  return (await findInvitation(db, secret, mobile, now())) !== null;
}
