import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { CONSENT_PURPOSES } from '#lib/contract/index.ts';
import { reviewsBy } from '../../community/reviews/review-repository.ts';
import type { Database } from '../../core/db/schema.ts';
import { deskOrderRows } from '../../orders/desk/desk-order-rows.ts';
import { returnsWire } from '../../orders/returns/return-wire.ts';
import { servicesWire } from '../../service/service-wire.ts';
import { loadAddressBook } from '../account/address-repository.ts';
import type { CustomerRow } from '../account/as-customer.ts';
import { readConsentLog } from '../account/consent-log.ts';
import { currentChoices } from '../rules/consent-choices.ts';
import { readCustomerNotes } from './customer-notes.ts';
import { customerRowsWire } from './find-customers.ts';

/** Entries of each kind on a customer's page. */
const LATEST = 50;

/** What the desk sees of a customer; undefined cannot happen for a row that was just read. */
export async function deskCustomerWire(
  db: Kysely<Database>,
  row: CustomerRow,
): Promise<DataOf<typeof calls.deskCustomer>> {
  const [Customer] = await customerRowsWire(db, [row]);
  if (!Customer) throw new Error('A customer has no row.');
  const { id } = row;
  return {
    Customer,
    Addresses: (await loadAddressBook(db, id)).Addresses,
    Consents: currentChoices(await readConsentLog(db, id), CONSENT_PURPOSES),
    Orders: await deskOrderRows(db, await ordersOf(db, id)),
    Returns: await returnsWire(db, await latestReturnsOf(db, id)),
    Services: await servicesWire(db, await latestServicesOf(db, id)),
    Reviews: (await reviewsBy(db, id)).slice(0, LATEST).map((review) => ({
      ReviewId: review.id,
      ProductCode: review.product_code,
      Stars: review.stars,
      Title: review.title,
      State: review.state,
      WrittenAt: review.written_at,
    })),
    Notes: await readCustomerNotes(db, id),
  };
}

async function ordersOf(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(LATEST)
    .execute();
}

async function latestReturnsOf(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.number', 'returns.order_number')
    .selectAll('returns')
    .where('orders.customer_id', '=', customerId)
    .orderBy('returns.requested_at', 'desc')
    .orderBy('returns.number')
    .limit(LATEST)
    .execute();
}

async function latestServicesOf(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('service_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('requested_at', 'desc')
    .orderBy('number')
    .limit(LATEST)
    .execute();
}
