import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type MoveContext, moveService } from './move-service.ts';
import { lockService, type ServiceRow } from './service-repository.ts';

type DeskStep = z.output<typeof calls.advanceService.request>;

/**
 * Applies a step of the order desk to a request. On a refusal, which the caller rolls back: NotFound, InvalidRequest
 * with the missing field, NotAllowedNow if the request is not at that step. `now` in epoch milliseconds.
 */
export async function advanceService(
  transaction: Transaction<Database>,
  step: DeskStep,
  context: MoveContext,
): Promise<Outcome<ServiceRow>> {
  const row = await lockService(transaction, step.ServiceNumber);
  if (!row) return fail('NotFound', 'There is no such service request.');
  const missing = missingOf(step);
  if (missing) return missing;
  const { Step: move, Note: storeNote, Courier: courier, AWB: awb } = step;
  const change = { storeNote, ...(move === 'send-back' && { courier, awb }) };
  const estimate = move === 'estimate' && step.Estimate !== null ? { estimate: step.Estimate } : {};
  return moveService(transaction, row, { move, actor: `desk:${step.Operator}`, change, ...estimate }, context);
}

function missingOf({ Step, Note, Estimate, Courier }: DeskStep): Outcome<never> | null {
  if (Step === 'decline' && Note === '') return invalidField('Note', 'A note is required: the shopper sees it.');
  if (Step === 'estimate' && !Estimate)
    return invalidField('Estimate', 'An estimate is required: the shopper sees it.');
  return Step === 'send-back' && Courier === ''
    ? invalidField('Courier', 'A courier is required: the shopper sees it.')
    : null;
}
