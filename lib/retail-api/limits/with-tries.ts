import type { Kysely, Transaction } from 'kysely';
import type { ReturnCodeName } from '#lib/contract/index.ts';
import type { Outcome } from '../call-handler.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/schema.ts';
import { tooManyRequests } from '../refusals.ts';
import { noteEvents, type TurnLimit, usedUp } from './limit-events.ts';
import { lockKeys } from './lock-keys.ts';

interface Tries {
  /** How often one may fail. */
  limits: readonly TurnLimit[];
  /** The codes that tell a try which failed; no other outcome is counted. */
  failed: readonly ReturnCodeName[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Does in a transaction what one may fail at only so often, or refuses it with 229 and the seconds to wait. Tries of one
 * key come one after another, so that of many at once no more are answered than may be made.
 */
export function withTries<Data>(
  db: Kysely<Database>,
  { limits, failed, now }: Tries,
  work: (transaction: Transaction<Database>) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  return inTransaction(
    db,
    async (transaction) => {
      const keys = limits.map(({ key }) => key);
      await lockKeys(transaction, keys, now);
      const refused = await usedUp(transaction, limits, now);
      if (refused) return tooManyRequests(refused.retryAfterSeconds);
      const outcome = await work(transaction);
      if (failed.includes(outcome.code)) await noteEvents(transaction, keys, now);
      return outcome;
    },
    ['Success', ...failed],
  );
}
