import type { Kysely, Transaction } from 'kysely';
import { GATEWAYS } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type SettlementKey, settlementsOf } from './settlement-keys.ts';

/** Records from when to when these settlements have lines, and that their sums have to be added up again. */
export async function renewSettlements(
  transaction: Transaction<Database>,
  keys: readonly SettlementKey[],
): Promise<void> {
  for (const { gateway, settlementId, utr } of keys) {
    const { first, last } = await transaction
      .selectFrom('settlement_lines')
      .select(({ fn }) => [fn.min('settled_at').as('first'), fn.max('settled_at').as('last')])
      .where('gateway', '=', gateway)
      .where('settlement_id', '=', settlementId)
      .$if(settlementId === '', (query) => query.where('utr', '=', utr))
      .executeTakeFirstOrThrow();
    const key = { gateway, settlement_id: settlementId, utr };
    if (first === null || last === null) {
      // Its lines are stored under another name now.
      await transaction
        .deleteFrom('settlement_sums')
        .where('gateway', '=', gateway)
        .where('settlement_id', '=', settlementId)
        .where('utr', '=', utr)
        .execute();
      continue;
    }
    await transaction
      .insertInto('settlement_sums')
      .values({ ...key, first_at: first, last_at: last, version: 0, sums: null })
      .onConflict((conflict) =>
        conflict.columns(['gateway', 'settlement_id', 'utr']).doUpdateSet((row) => ({
          first_at: first,
          last_at: last,
          version: row('settlement_sums.version', '+', 1),
          sums: null,
        })),
      )
      .execute();
  }
}

/**
 * Forgets the sums of the settlements that name these payments or refunds of a gateway, because the store knows them otherwise
 * from now on: what they are compared with has changed.
 */
export async function forgetSums(db: Kysely<Database>, entityIds: readonly (string | null)[]): Promise<void> {
  const named = entityIds.filter((id) => id !== null);
  for (const gateway of GATEWAYS) {
    for (const { settlementId, utr } of await settlementsOf(db, gateway, named)) {
      await db
        .updateTable('settlement_sums')
        .set((row) => ({ version: row('version', '+', 1), sums: null }))
        .where('gateway', '=', gateway)
        .where('settlement_id', '=', settlementId)
        .where('utr', '=', utr)
        .execute();
    }
  }
}
