import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { OPERATOR_CALLS, type StaffRole } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { MachineCaller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { forbidden, invalidField } from '../core/refusals.ts';
import { hashToken } from '../core/secret-token.ts';
import { mayIssue } from './issuers.ts';

/** How each key begins, so that scanners for secrets in files find it. */
const PREFIX = 'smk_';
const HINT_LENGTH = 10;
const MAX_KEYS = 100;
/** A use is recorded at most this often, so that most calls only read. */
const TOUCH_EVERY_MS = MINUTE_MS;
/** How long a key is listed after its end. */
export const ENDED_KEYS_MS = 30 * DAY_MS;

/** A key as stored. */
export type MachineKey = Omit<Selectable<Database['machine_keys']>, 'roles' | 'calls'> & {
  roles: StaffRole[];
  calls: string[];
};

interface NewKey {
  name: string;
  roles: readonly StaffRole[];
  calls: readonly string[];
  days: number;
  by: string;
  issuerId: string | null;
}

/** Whether a bearer has the form of a machine key. */
export function isMachineKey(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** Makes a key, whose text is stored nowhere. */
export function makeMachineKey(
  db: Kysely<Database>,
  { name, roles, calls, days, by, issuerId }: NewKey,
  now: number,
): Promise<Outcome<{ key: string; stored: MachineKey }>> {
  if (roles.length + calls.length === 0) return Promise.resolve(invalidField('Roles', 'needs a role, or Calls a call'));
  const unknown = calls.find((call) => !OPERATOR_CALLS.has(call));
  if (unknown !== undefined) return Promise.resolve(invalidField('Calls', `${unknown} is not a call of the operator`));
  return inTransaction<{ key: string; stored: MachineKey }>(db, async (transaction) => {
    await lockKeys(transaction, ['staff:machine-keys'], now);
    if (!(await mayIssue(transaction, issuerId))) return forbidden('role', 'Only an owner makes keys.');
    const { keys } = await transaction
      .selectFrom('machine_keys')
      .select(({ fn }) => fn.countAll<number>().as('keys'))
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (Number(keys) >= MAX_KEYS) return fail('ListFull', undefined, { Maximum: MAX_KEYS });
    const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const row = await transaction
      .insertInto('machine_keys')
      .values({
        id: newId(),
        key_hash: hashToken(key),
        hint: key.slice(0, HINT_LENGTH),
        name,
        roles: JSON.stringify([...new Set(roles)]),
        calls: JSON.stringify([...new Set(calls)]),
        created_by: by,
        issuer_id: issuerId,
        created_at: now,
        expires_at: now + days * DAY_MS,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return succeed({ key, stored: parsed(row) });
  });
}

/** All keys, the latest first. */
export async function readMachineKeys(db: Kysely<Database>): Promise<MachineKey[]> {
  const rows = await db.selectFrom('machine_keys').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(parsed);
}

/** Ends a key; NotFound if there is none. */
export async function deleteMachineKey(db: Kysely<Database>, id: string): Promise<Outcome<Record<string, never>>> {
  const deleted = await db.deleteFrom('machine_keys').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n ? succeed({}) : fail('NotFound', 'There is no such key.');
}

/** The program of a valid key, whose use is recorded; null for any other text. */
export async function findMachine(db: Kysely<Database>, key: string, now: number): Promise<MachineCaller | null> {
  const row = await db
    .selectFrom('machine_keys')
    .selectAll()
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (now - row.last_used_at >= TOUCH_EVERY_MS)
    await db.updateTable('machine_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
  const { id: keyId, name, roles, calls, issuer_id: issuerId } = parsed(row);
  return { kind: 'machine-key', keyId, name, roles, calls, issuerId };
}

function parsed(row: Selectable<Database['machine_keys']>): MachineKey {
  return { ...row, roles: JSON.parse(row.roles) as StaffRole[], calls: JSON.parse(row.calls) as string[] };
}
