import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isSame } from '../../core/is-same.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';

/** A request for an order's status; the contact is a mobile number of ten digits or an email address. */
export interface TrackingRequest {
  OrderNumber: string;
  Contact: string;
}

/**
 * The order with a number if the contact is its buyer's; undefined alike for an unknown order and for another contact.
 * An order of a deleted account has no contact any more. The mobile of the delivery address is none: whoever receives a
 * gift must not get the key that shows its price, cancels it and returns it.
 */
export async function findTracked(
  db: Kysely<Database>,
  { OrderNumber, Contact }: TrackingRequest,
): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', OrderNumber).executeTakeFirst();
  const { mobile, email } = order ? readOrderDocument(order).customer : NO_CONTACT;
  const contact = Contact.toLowerCase();
  // Both are compared whatever the first result, so that the time taken reveals nothing.
  const fits = [mobile, email.toLowerCase()].map((own) => own !== '' && isSame(own, contact));
  return fits.includes(true) ? order : undefined;
}

const NO_CONTACT = { mobile: '', email: '' };
