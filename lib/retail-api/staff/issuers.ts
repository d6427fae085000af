import type { Kysely, Transaction } from 'kysely';
import type { StaffCaller } from '../core/caller.ts';
import type { Database } from '../core/db/schema.ts';
import { lockActive } from './sign-in-staff.ts';

/** What a member has issued that still works. */
export interface Issued {
  invitations: number;
  keys: number;
}

const TABLES = { invitations: 'staff_invitations', keys: 'machine_keys' } as const;

/** The member who answers for what a caller issues: a key's is the one who made the key. Null for the operator's key. */
export function issuerOf(staff: StaffCaller | undefined): string | null {
  if (staff?.kind === 'session') return staff.staffId;
  return staff?.kind === 'machine-key' ? staff.issuerId : null;
}

/** Whether a member may issue something now; their row stays locked, so that a suspension at the same time ends what they issue. */
export async function mayIssue(transaction: Transaction<Database>, issuerId: string | null): Promise<boolean> {
  return issuerId === null || (await lockActive(transaction, issuerId))?.role === 'owner';
}

/** Ends the open invitations and the machine keys that a member issued. */
export async function endIssued(transaction: Transaction<Database>, issuerId: string): Promise<void> {
  for (const table of Object.values(TABLES))
    await transaction.deleteFrom(table).where('issuer_id', '=', issuerId).execute();
}

/** What each member has issued that works still, by the member's id. `now` in epoch milliseconds. */
export async function countIssued(db: Kysely<Database>, now: number): Promise<ReadonlyMap<string, Issued>> {
  const counts = new Map<string, Issued>();
  for (const [kind, table] of Object.entries(TABLES) as [keyof Issued, (typeof TABLES)[keyof Issued]][]) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['issuer_id' as const, fn.countAll<number>().as('issued')])
      .where('expires_at', '>', now)
      .where('issuer_id', 'is not', null)
      .groupBy('issuer_id')
      .execute();
    for (const { issuer_id: id, issued } of rows)
      counts.set(id ?? '', { ...(counts.get(id ?? '') ?? { invitations: 0, keys: 0 }), [kind]: Number(issued) });
  }
  return counts;
}
