import type { Transaction } from 'kysely';
import type { CoreContext } from '../core/core-context.ts';
import type { Database } from '../core/db/schema.ts';
import type { ServiceMove } from '../core/db/service-tables.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import type { EventActor } from '../orders/order-events.ts';
import { eraseEndedService } from './erase-services.ts';
import { serviceStateAfter } from './rules/service-steps.ts';
import type { ServiceDocument } from './service-document.ts';
import { enqueueServiceMail } from './service-mails.ts';
import { progressOf, readServiceDocument, recordServiceEvent, type ServiceRow } from './service-repository.ts';

interface ServiceChange {
  move: ServiceMove;
  actor: EventActor;
  /** What to change in its document. */
  change?: Partial<Pick<ServiceDocument, 'storeNote' | 'courier' | 'awb'>>;
  /** Price of the repair in paise, where the move names one. */
  estimate?: number;
}

export type MoveContext = Pick<CoreContext, 'siteUrl'> & { now: number };

/**
 * Moves a locked request to its next state, records who did it, and tells the shopper. Refuses with NotAllowedNow if its
 * state does not allow the move. `now` in epoch milliseconds.
 */
export async function moveService(
  transaction: Transaction<Database>,
  row: ServiceRow,
  { move, actor, change = {}, estimate }: ServiceChange,
  context: MoveContext,
): Promise<Outcome<ServiceRow>> {
  const { now } = context;
  const state = serviceStateAfter(progressOf(row), move);
  if (state === null) return notAllowedNow('step');
  const document = JSON.stringify({ ...readServiceDocument(row), ...change });
  const moved = await transaction
    .updateTable('service_requests')
    .set({
      state,
      document,
      changed_at: now,
      ...(move === 'receive' && { item_received_at: now }),
      ...(estimate !== undefined && { estimate }),
    })
    .where('number', '=', row.number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordServiceEvent(transaction, moved, { move, actor, now });
  await enqueueServiceMail(transaction, moved, context);
  await eraseEndedService(transaction, moved);
  return succeed(moved);
}
