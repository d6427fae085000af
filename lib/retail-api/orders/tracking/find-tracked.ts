import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isSame } from '../../customers/codes/code-keys.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';

/** What an order is asked after by; the contact a mobile of ten digits or an e-mail address. */
export interface TrackingRequest {
  OrderNumber: string;
  Contact: string;
}

/**
 * The order of a number, where the contact is that of who placed it; undefined alike where there is none and where it is
 * somebody else's. What an account that is deleted left has no contact any more.
 */
export async function findTracked(
  db: Kysely<Database>,
  { OrderNumber, Contact }: TrackingRequest,
): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', OrderNumber).executeTakeFirst();
  const { mobile, email } = order ? readOrderDocument(order).customer : NOBODY;
  const contact = Contact.toLowerCase();
  // Both are compared whatever the first says: how long it takes tells nothing.
  const fits = [mobile, email.toLowerCase()].map((own) => own !== '' && isSame(own, contact));
  return fits.includes(true) ? order : undefined;
}

const NOBODY = { mobile: '', email: '' };
