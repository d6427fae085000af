import type { Transaction } from 'kysely';
import { FULFILMENT_STATES } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { readOrder, readOrderDocument } from '../order-repository.ts';
import { eraseExchangedReturns } from '../returns/erase-returns.ts';
import { withoutContact } from './erase-buyer.ts';
import { eraseEngravings } from './erase-engravings.ts';

/**
 * Once an order of a deleted account is over, nobody needs its phone number any more, nor the data of the orders it was
 * exchanged for. The order is locked.
 */
export async function forgetIfOver(transaction: Transaction<Database>, number: string): Promise<void> {
  const order = await readOrder(transaction, number);
  if (!order || order.customer_id !== null || FULFILMENT_STATES.includes(order.state)) return;
  const document = JSON.stringify(withoutContact(readOrderDocument(order), order.state));
  await transaction.updateTable('orders').set({ document }).where('number', '=', number).execute();
  await eraseEngravings(transaction, { number, state: order.state });
  await eraseExchangedReturns(transaction, order);
}
