import type { Transaction } from 'kysely';
import { eraseGiftCardOrdersOf } from '../../cart/promotions/gift-card-orders.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import { deleteQuestionsOf } from '../../community/questions/change-question.ts';
import { deleteReviewsOf } from '../../community/reviews/change-review.ts';
import { deleteAnswersOf } from '../../community/surveys/delete-answers.ts';
import { deletePhotosOfCustomer } from '../../community/uploads/upload-repository.ts';
import { deleteKeysOf } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { emitEvents } from '../../messages/webhooks/emit-events.ts';
import { eraseOrdersOf } from '../../orders/erasure/erase-orders.ts';
import { eraseServicesOf } from '../../service/erase-services.ts';
import { deleteAppointmentsOf } from '../../stores/appointments/delete-appointments.ts';
import { deleteOldGoldOf } from '../../stores/old-gold/old-gold-records.ts';
import { deleteCodesOf } from '../codes/code-repository.ts';
import { deleteCustomerTokensOf } from '../session/customer-tokens.ts';
import type { CustomerRow } from './as-customer.ts';
import { deleteSupportRequestsOf } from './support-requests-of.ts';

/**
 * Deletes a customer with all their data and returns the deleted row, or null if already deleted. For paid orders and
 * gift cards the sale record is retained, as tax law requires. Reviews, questions, answers and photos are deleted too,
 * except photos of an open return, so that nothing public about the customer remains. A service request whose item is at
 * the store keeps its contact until the item is given back. Addresses, wishlist, consents,
 * visitor choices and links in mails are deleted with the customer's row. Mail sent to the email address is retained,
 * as are requests that others, including guests, made for it: the mobile is proven but the email is not, and nobody
 * may delete another person's data by entering their address. `now` is in epoch milliseconds.
 */
export async function deleteCustomer(
  transaction: Transaction<Database>,
  customerId: string,
  now: number,
): Promise<CustomerRow | null> {
  const changed = [
    ...(await deleteReviewsOf(transaction, customerId)),
    ...(await deleteQuestionsOf(transaction, customerId)),
  ];
  await deletePhotosOfCustomer(transaction, customerId);
  const customer = await transaction
    .deleteFrom('customers')
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
  if (!customer) return null;
  const { id, mobile } = customer;
  await transaction.deleteFrom('baskets').where('customer_id', '=', id).execute();
  await deleteKeysOf(transaction, id);
  // Must run while the orders still reference the customer.
  await deleteAnswersOf(transaction, id);
  await eraseServicesOf(transaction, id, now);
  await eraseOrdersOf(transaction, id, now);
  await deleteCustomerTokensOf(transaction, id);
  await eraseGiftCardOrdersOf(transaction, id);
  await deleteSupportRequestsOf(transaction, mobile);
  await deleteAppointmentsOf(transaction, customer);
  await deleteOldGoldOf(transaction, customer);
  await deleteCodesOf(transaction, mobile);
  await transaction.deleteFrom('outbox').where('recipient', '=', mobile).execute();
  for (const table of ['notify_requests', 'price_alerts'] as const) {
    await transaction
      .deleteFrom(table)
      .where((where) => where.or([where('customer_id', '=', id), where('recipient', '=', mobile)]))
      .execute();
  }
  await transaction.deleteFrom('launch_notices').where('recipient', '=', mobile).execute();
  const events = [{ about: `customer:${id}`, data: { CustomerId: id } }];
  await emitEvents(transaction, { topic: 'customer', type: 'customer.erased', events }, now);
  await announceProducts(transaction, [...new Set(changed)], now);
  return customer;
}
