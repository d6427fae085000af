import type { Kysely, Transaction } from 'kysely';
import { calls, type DataOf, type RefusedRow, type RequestOf } from '#lib/contract/index.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Caller } from '../../core/caller.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { refusedRows } from '../../core/refusals.ts';
import { invitationKeys } from './invitation-keys.ts';
import { type InvitationRow, storeInvitations } from './invitation-repository.ts';
import { invitationEntry } from './read-invitations.ts';

type Request = RequestOf<typeof calls.saveInvitations>;
type Saved = DataOf<typeof calls.saveInvitations>;

interface SaveOptions {
  secret: ApiSecret;
  caller: Caller;
  /** Epoch milliseconds. */
  now: number;
}

/** Invites mobile numbers and takes invitations back, all rows or none; a dry run saves nothing. */
export function saveInvitations(
  db: Kysely<Database>,
  request: Request,
  { secret, caller, now }: SaveOptions,
): Promise<Outcome<Saved>> {
  const plan = planInvitations(request.Rows, secret);
  if (plan.refused.length > 0) return Promise.resolve(refusedRows(plan.refused, request.Rows.length));
  // A dry run saves in a transaction that is rolled back, so that it answers as if it had saved.
  const committedCodes = request.DryRun ? ([] as const) : undefined;
  const work = async (transaction: Transaction<Database>) => {
    // Calls that name the same number wait for each other.
    await lockKeys(transaction, ['invitations'], now);
    const save = async (): Promise<Outcome<Saved>> => {
      // Those that an earlier secret hashed go as well: a number has one code.
      for (const holders of chunksOf(plan.holders))
        await transaction.deleteFrom('invitations').where('holder', 'in', holders).execute();
      await storeInvitations(transaction, plan.rows);
      const counted = await transaction
        .selectFrom('invitations')
        .select(({ fn }) => fn.countAll<number | string>().as('invited'))
        .executeTakeFirstOrThrow();
      const invited = Number(counted.invited);
      // As long as one number is invited no others may enter: nobody takes the last one back without having seen that.
      if ((request.ExpectedInvited ?? invited) !== invited) return fail('Conflict');
      return succeed({ Saved: request.Rows.length, Invited: invited });
    };
    if (request.DryRun) return save();
    const write = { call: calls.saveInvitations, request, caller, now };
    return onceByKey<Saved>(transaction, write, save, {
      storedPart: (data) => JSON.stringify(data),
      replay: async (stored) => succeed(JSON.parse(stored)),
    });
  };
  return inTransaction<Saved>(db, work, committedCodes);
}

/** What the rows replace, by every secret in use, and what they write; or why a row is refused. */
function planInvitations(given: Request['Rows'], secret: ApiSecret) {
  const keys = invitationKeys(secret);
  const refused: RefusedRow[] = [];
  const holders: string[] = [];
  const rows: InvitationRow[] = [];
  const seen = new Set<string>();
  for (const [index, { Mobile, InvitationCode, ExpiresAt, Action }] of given.entries()) {
    const refuse = (Field: string, Message: string) => refused.push({ Row: index + 1, Field, Message });
    if (seen.has(Mobile)) refuse('Mobile', 'is in an earlier row');
    seen.add(Mobile);
    holders.push(...keys.map(({ holderOf }) => holderOf(Mobile)));
    if (Action === 'remove') continue;
    const entry = invitationEntry.safeParse({ mobile: Mobile, code: InvitationCode, expires: ExpiresAt });
    if (!entry.success) {
      refuse('InvitationCode', entry.error.issues[0]?.message ?? 'is wrong');
      continue;
    }
    const { mobile, code, expires } = entry.data;
    const [{ holderOf, hashOf }] = keys;
    rows.push({ holder: holderOf(mobile), code_hash: hashOf(mobile, code), expires_at: expires ?? null, by_call: 1 });
  }
  return { refused, holders, rows };
}
