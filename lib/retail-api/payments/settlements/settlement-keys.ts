import { type Kysely, sql } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';

/** What a settlement is known by: its id, or the bank's number of the transfer where it has no id; the other one is empty. */
export interface SettlementKey {
  gateway: Gateway;
  settlementId: string;
  utr: string;
}

/** The bank's number of a stored line where it names its settlement; empty where an id does. */
export const nameOfTransfer = sql<string>`case when settlement_id = '' then utr else '' end`;

/** The settlements that have stored lines of these payments, refunds or adjustments. */
export async function settlementsOf(
  db: Kysely<Database>,
  gateway: Gateway,
  entityIds: readonly string[],
): Promise<SettlementKey[]> {
  const keys = new Map<string, SettlementKey>();
  for (const ids of chunksOf([...new Set(entityIds)])) {
    const rows = await db
      .selectFrom('settlement_lines')
      .select(['settlement_id as settlementId', nameOfTransfer.as('utr')])
      .distinct()
      .where('gateway', '=', gateway)
      .where('entity_id', 'in', ids)
      .execute();
    for (const row of rows) keys.set(`${row.settlementId} ${row.utr}`, { gateway, ...row });
  }
  return [...keys.values()];
}
