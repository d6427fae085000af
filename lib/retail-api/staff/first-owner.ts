import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { ANY_ADDRESS, createInvitation } from './invite-staff.ts';
import { hasNoStaff } from './staff-repository.ts';

/**
 * A one-time link for the account of the first owner, in place of an earlier one; null once somebody works in the shop. `now` in
 * epoch milliseconds.
 */
export async function firstOwnerLink(
  db: Kysely<Database>,
  { backOfficeUrl, now }: { backOfficeUrl: string; now: number },
): Promise<string | null> {
  if (!(await hasNoStaff(db))) return null;
  const invited = { email: ANY_ADDRESS, role: 'owner', by: 'the first start', issuerId: null } as const;
  return (await createInvitation(db, invited, { backOfficeUrl, now })).link;
}
