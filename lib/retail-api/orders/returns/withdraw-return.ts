import type { Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { readOrder } from '../order-repository.ts';
import { endExchange } from './end-exchange.ts';
import { failedExchangeReason } from './failed-exchange-reason.ts';
import { moveReturn } from './move-return.ts';
import type { PayoutContext } from './refund-return-value.ts';
import { enqueueReturnMail } from './return-mails.ts';
import { findOwnReturn, lockReturn, type ReturnRow } from './return-repository.ts';

type WithdrawContext = PayoutContext & Pick<CoreContext, 'secret'>;

/**
 * Withdraws a return of a locked customer: the customer keeps the items, and reserved stock is released. For an
 * exchange whose difference is not paid yet, the value is refunded ({@link endExchange}). Withdrawing again changes
 * nothing. On a refusal, which the caller rolls back: NotFound, or NotAllowedNow if it is picked up, paid or closed.
 */
export async function withdrawReturn(
  transaction: Transaction<Database>,
  number: string,
  customerId: string,
  context: WithdrawContext,
): Promise<Outcome<ReturnRow>> {
  const { now } = context;
  const ownReturn = await findOwnReturn(transaction, number, customerId);
  const locked = ownReturn && (await lockReturn(transaction, ownReturn.number));
  if (!locked) return fail('NotFound', 'There is no such return.');
  if (await isWithdrawn(transaction, locked.row)) return succeed(locked.row);
  if (locked.row.state === 'exchanged') {
    return endExchange(transaction, locked, { move: 'give-up', actor: 'customer' }, context);
  }
  const moved = await moveReturn(transaction, locked, { move: 'withdraw', actor: 'customer', now });
  if (!moved) return notAllowedNow('step');
  await enqueueReturnMail(transaction, moved.row.number, 'return-withdrawn', context);
  await announceProducts(transaction, moved.backInStock, now);
  return succeed(moved.row);
}

async function isWithdrawn(transaction: Transaction<Database>, row: ReturnRow): Promise<boolean> {
  if (row.state !== 'refunded') return row.state === 'withdrawn';
  return failedExchangeReason(row, await readOrder(transaction, row.replacement_order ?? '')) === 'given-up';
}
