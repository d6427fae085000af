import type { Kysely, Transaction } from 'kysely';
import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { Outcome } from '../outcome.ts';
import { noteChange } from './changes-made.ts';
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
 * Runs a call's writes in one transaction. It commits only if the outcome has one of the `committedCodes`; any other
 * outcome rolls everything back.
 */
export async function inTransaction<Data>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Outcome<Data>>,
  committedCodes: readonly ReturnCodeName[] = DONE,
): Promise<Outcome<Data>> {
  try {
    const committed = await db.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if (!committedCodes.includes(outcome.code)) throw new RolledBack(outcome);
      return outcome;
    });
    noteChange();
    return committed;
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}
