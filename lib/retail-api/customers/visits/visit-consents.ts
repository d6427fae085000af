import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

const VISIT_MS = 24 * 60 * 60_000;

/** A choice of a visitor, as it is told. */
interface NewChoice {
  /** Made by the browser; counts within its session alone. */
  key: string;
  sessionId: string;
  /** Null where nobody is signed in. */
  customerId: string | null;
  version: string;
  purposes: readonly { Purpose: string; Granted: boolean }[];
  /** Epoch milliseconds. */
  at: number;
}

/** A choice as the log has it. */
export interface LoggedVisitChoice {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  version: string;
  purposes: { purpose: string; granted: boolean }[];
}

/** No session can take the key of another one's choice. */
const choiceId = ({ sessionId, key }: NewChoice) =>
  createHash('sha256').update(`${sessionId}\n${key}`).digest('base64url');

/** Writes a choice down, once however often it is told; of two answers for one purpose the last counts. */
export async function logVisitChoice(transaction: Transaction<Database>, choice: NewChoice): Promise<void> {
  const granted = new Map(choice.purposes.map(({ Purpose, Granted }) => [Purpose, Granted]));
  await transaction
    .insertInto('visit_consents')
    .values(
      [...granted].map(([purpose, isGranted]) => ({
        choice_id: choiceId(choice),
        purpose,
        session_id: choice.sessionId,
        customer_id: choice.customerId,
        granted: isGranted ? 1 : 0,
        version: choice.version,
        at: choice.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['choice_id', 'purpose']).doNothing())
    .execute();
}

/**
 * Makes what a visitor chose in a session within the last day the customer's who signs in there: what is older may be somebody
 * else's who used this browser, and what is a customer's already stays so. `now` in epoch milliseconds.
 */
export async function adoptVisitChoices(
  transaction: Transaction<Database>,
  sessionId: string,
  customerId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('visit_consents')
    .set({ customer_id: customerId })
    .where('session_id', '=', sessionId)
    .where('customer_id', 'is', null)
    .where('at', '>=', now - VISIT_MS)
    .execute();
}

/** What is in a customer's log, the newest first: everything, or as many rows as `most` says. */
export async function readVisitChoices(
  db: Kysely<Database>,
  customerId: string,
  most?: number,
): Promise<LoggedVisitChoice[]> {
  const all = db
    .selectFrom('visit_consents')
    .select(['choice_id', 'purpose', 'granted', 'version', 'at'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('choice_id')
    .orderBy('purpose', 'desc');
  const rows = await (most === undefined ? all : all.limit(most)).execute();
  const choices = new Map<string, LoggedVisitChoice>();
  for (const { choice_id, purpose, granted, version, at } of rows) {
    const choice = choices.get(choice_id) ?? { id: choice_id, at, version, purposes: [] };
    choice.purposes.push({ purpose, granted: granted === 1 });
    choices.set(choice_id, choice);
  }
  return [...choices.values()];
}
