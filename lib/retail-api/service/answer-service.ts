import type { Transaction } from 'kysely';
import type { EstimateAnswer, ServiceState } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { type MoveContext, moveService } from './move-service.ts';
import { findOwnService, lockService, type ServiceRow } from './service-repository.ts';

interface OwnService {
  number: string;
  customerId: string;
}

const ANSWERED: Readonly<Record<EstimateAnswer, ServiceState>> = { approve: 'in-repair', decline: 'estimate-declined' };

/**
 * Approves or declines the estimate of a locked customer's request; `expected`: its amount as the shopper saw it, in
 * paise. Repeating the answer changes nothing. On a refusal, which the caller rolls back: NotFound, PriceChanged,
 * NotAllowedNow where no estimate waits for an answer.
 */
export async function answerEstimate(
  transaction: Transaction<Database>,
  own: OwnService,
  { answer, expected }: { answer: EstimateAnswer; expected: number },
  context: MoveContext,
): Promise<Outcome<ServiceRow>> {
  const row = await lockOwn(transaction, own);
  if (!row) return noSuchService();
  if (row.estimate !== null && row.estimate !== expected) {
    return fail('PriceChanged', undefined, { PayableAmount: row.estimate });
  }
  if (row.state === ANSWERED[answer]) return succeed(row);
  return moveService(transaction, row, { move: `${answer}-estimate`, actor: 'customer' }, context);
}

/**
 * Withdraws a locked customer's request. Withdrawing again changes nothing. On a refusal, which the caller rolls back:
 * NotFound, NotAllowedNow once the store has the item.
 */
export async function withdrawService(
  transaction: Transaction<Database>,
  own: OwnService,
  context: MoveContext,
): Promise<Outcome<ServiceRow>> {
  const row = await lockOwn(transaction, own);
  if (!row) return noSuchService();
  if (row.state === 'withdrawn') return succeed(row);
  return moveService(transaction, row, { move: 'withdraw', actor: 'customer' }, context);
}

/** The request does not exist or belongs to another customer. */
export function noSuchService(): Outcome<never> {
  return fail('NotFound', 'There is no such service request.');
}

async function lockOwn(transaction: Transaction<Database>, { number, customerId }: OwnService) {
  const own = await findOwnService(transaction, number, customerId);
  return own && lockService(transaction, number);
}
