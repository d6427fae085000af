import type { Transaction } from 'kysely';
import { eraseGiftCardOrdersOf } from '../../cart/promotions/gift-card-orders.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import { deleteQuestionsOf } from '../../community/questions/change-question.ts';
import { deleteReviewsOf } from '../../community/reviews/change-review.ts';
import { deleteAnswersOf } from '../../community/surveys/delete-answers.ts';
import { deletePhotosOfCustomer } from '../../community/uploads/upload-repository.ts';
import { deleteKeysOf } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { eraseOrdersOf } from '../../orders/erase-orders.ts';
import { deleteAppointmentsOf } from '../../stores/appointments/delete-appointments.ts';
import { deleteCodesOf } from '../codes/code-repository.ts';
import { deleteCustomerTokensOf } from '../session/customer-tokens.ts';
import type { CustomerRow } from './as-customer.ts';
import { deleteSupportRequestsOf } from './support-requests-of.ts';

/**
 * Deletes a customer with everything that is kept for it, and returns what it was; null where it is gone already. Of
 * orders and gift cards that were paid for, the sale stays, as tax law wants.
 * Reviews, questions, answers and photos go, too, but for those of a return that goes on, so that nothing public is left of anybody. Addresses, wishlist, consents, choices
 * as a visitor and links of mails go with the customer's row. What was written to
 * the e-mail stays, as does what others asked for it, guests too: the mobile is proven, an e-mail is not, and nobody may delete another
 * person's by entering it. `now` in epoch milliseconds.
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
  // While the orders still say whose they are.
  await deleteAnswersOf(transaction, id);
  await eraseOrdersOf(transaction, id, now);
  await deleteCustomerTokensOf(transaction, id);
  await eraseGiftCardOrdersOf(transaction, id);
  await deleteSupportRequestsOf(transaction, mobile);
  await deleteAppointmentsOf(transaction, customer);
  await deleteCodesOf(transaction, mobile);
  await transaction.deleteFrom('outbox').where('recipient', '=', mobile).execute();
  await transaction
    .deleteFrom('notify_requests')
    .where((where) => where.or([where('customer_id', '=', id), where('recipient', '=', mobile)]))
    .execute();
  await transaction.deleteFrom('launch_notices').where('recipient', '=', mobile).execute();
  await announceProducts(transaction, [...new Set(changed)], now);
  return customer;
}
