import type { Kysely } from 'kysely';
import { type ApiSecret, sign } from '../core/api-secret.ts';
import type { Database } from '../core/db/schema.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { hashToken } from '../core/secret-token.ts';
import { ANY_ADDRESS, createInvitation, invitationLink } from './invite-staff.ts';
import { hasNoStaff } from './staff-repository.ts';

/** One lock, so that of several processes that start together one makes the link and the others print the same. */
const LOCK = 'staff:first-owner';

interface OwnerLink {
  secret: ApiSecret;
  backOfficeUrl: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The one-time link for the account of the first owner; null once somebody works in the shop. While it is open, every start of every
 * process with the shop's secret gives the same one, because its token follows from its id. One that another secret made is replaced.
 */
export function firstOwnerLink(
  db: Kysely<Database>,
  { secret, backOfficeUrl, now }: OwnerLink,
): Promise<string | null> {
  const tokenOf = (id: string) => sign(secret, 'owner link', id);
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, [LOCK], now);
    if (!(await hasNoStaff(transaction))) return null;
    const open = await transaction
      .selectFrom('staff_invitations')
      .select(['id', 'token_hash'])
      .where('email', '=', ANY_ADDRESS)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    const token = open && tokenOf(open.id);
    if (token && hashToken(token) === open.token_hash) return invitationLink(backOfficeUrl, ANY_ADDRESS, token);
    const invited = { email: ANY_ADDRESS, role: 'owner', by: 'the first start', issuerId: null } as const;
    return (await createInvitation(transaction, invited, { backOfficeUrl, now, tokenOf })).link;
  });
}
