import type { Kysely, Selectable, Transaction } from 'kysely';
import type { StaffRole } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';

/** A staff member as stored. */
export type StaffMember = Selectable<Database['staff_members']>;

/** The member with an email address in lower case; undefined if there is none. */
export function findStaffByEmail(db: Kysely<Database>, email: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff_members').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The member with an id; undefined if there is none. */
export function findStaff(db: Kysely<Database>, id: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff_members').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether nobody works in the shop yet. */
export async function hasNoStaff(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** All members by name. */
export function readStaff(db: Kysely<Database>): Promise<StaffMember[]> {
  return db.selectFrom('staff_members').selectAll().orderBy('name').orderBy('id').execute();
}

interface NewMember {
  name: string;
  /** In lower case. */
  email: string;
  role: StaffRole;
  passwordHash: string;
  /** The member whose invitation it was; null where none did. */
  inviterId: string | null;
}

/** Adds an active member; null if another has the email address. `now` in epoch milliseconds. */
export async function addStaff(
  db: Kysely<Database>,
  { name, email, role, passwordHash, inviterId }: NewMember,
  now: number,
): Promise<StaffMember | null> {
  const added = await db
    .insertInto('staff_members')
    .values({
      id: newId(),
      name,
      email,
      role,
      state: 'active',
      password_hash: passwordHash,
      inviter_id: inviterId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return added ?? null;
}

/** Whether an active owner is left besides a member. */
export async function hasOtherOwner(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Sets a member’s password. */
export async function setPassword(transaction: Transaction<Database>, id: string, passwordHash: string): Promise<void> {
  await transaction.updateTable('staff_members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}
