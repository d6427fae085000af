import type { Kysely, Transaction } from 'kysely';
import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { Outcome } from '../call-handler.ts';
import type { Database } from './schema.ts';

class RolledBack<Data> extends Error {
  readonly outcome: Outcome<Data>;

  constructor(outcome: Outcome<Data>) {
    super('The transaction was rolled back because the call was refused.');
    this.outcome = outcome;
  }
}

const DONE: readonly ReturnCodeName[] = ['Success', 'CartEmpty'];

/**
 * Runs a call's writes in one transaction. A refusal leaves nothing behind: only what ends with a code of `kept` is
 * written.
 */
export async function inTransaction<Data>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Outcome<Data>>,
  kept: readonly ReturnCodeName[] = DONE,
): Promise<Outcome<Data>> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if (!kept.includes(outcome.code)) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}
