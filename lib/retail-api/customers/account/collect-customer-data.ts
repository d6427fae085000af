import type { Kysely } from 'kysely';
import { rupeesOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { readSnapshot } from '../../cart/baskets/line-snapshot.ts';
import { giftCardOrdersOf } from '../../cart/promotions/gift-card-orders.ts';
import { exportBuyerAnswers, exportQuestions } from '../../community/questions/export-questions.ts';
import { exportReviews } from '../../community/reviews/export-reviews.ts';
import { exportSurveyAnswers } from '../../community/surveys/export-answers.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { isOn } from '../../core/site-options.ts';
import { holdsSecret } from '../../messages/secret-kinds.ts';
import { exportReturns } from '../../orders/returns/export-returns.ts';
import { exportServices } from '../../service/export-services.ts';
import { exportAppointments } from '../../stores/appointments/export-appointments.ts';
import { exportOldGold } from '../../stores/old-gold/old-gold-records.ts';
import { exportNotes } from '../desk/customer-notes.ts';
import { listSessions } from '../session/customer-tokens.ts';
import { readVisitChoices } from '../visits/visit-consents.ts';
import { loadAddressBook } from './address-repository.ts';
import type { CustomerRow } from './as-customer.ts';
import { readConsentLog } from './consent-log.ts';
import { exportOrders } from './export-orders.ts';
import { supportRequestsOf } from './support-requests-of.ts';
import { readShare, readWishlistItems } from './wishlist-repository.ts';

const EXPORTED_MESSAGES_MS = 30 * DAY_MS;

/**
 * Everything stored about a customer, by section; times are ISO 8601. Messages and support requests are included only
 * for the mobile, which sign-in has proven to be the customer's own. An email address proves nothing: a customer who
 * enters someone else's must not read that person's mail here.
 */
export async function collectCustomerData(
  db: Kysely<Database>,
  customer: CustomerRow,
  now: number,
): Promise<Record<string, unknown>> {
  const { id } = customer;
  const [book, consents, sessions] = await Promise.all([
    loadAddressBook(db, id),
    readConsentLog(db, id),
    listSessions(db, id, now),
  ]);
  return {
    Profile: {
      UserName: customer.name,
      Email: customer.email,
      Mobile: customer.mobile,
      CustStatusID: customer.status_id,
      MemberSince: isoTime(customer.created_at),
      ChangedAt: isoTime(customer.modified_at),
    },
    Addresses: book.Addresses,
    Consents: consents.map(({ purpose, granted, version, at, recipient, source }) => ({
      Purpose: purpose,
      Granted: granted,
      Version: version,
      At: isoTime(at),
      Mobile: recipient,
      Source: source,
    })),
    VisitConsents: (await readVisitChoices(db, id)).map(({ at, version, purposes }) => ({
      Version: version,
      At: isoTime(at),
      Purposes: purposes.map(({ purpose, granted }) => ({ Purpose: purpose, Granted: granted })),
    })),
    // A site without wishlists does not mention them.
    ...((await isOn(db, 'Wishlist')) ? { Wishlist: await wishlistOf(db, id) } : {}),
    Cart: await cartOf(db, id),
    SavedForLater: await savedOf(db, id),
    Orders: await exportOrders(db, id),
    Returns: await exportReturns(db, id),
    ServiceRequests: await exportServices(db, id),
    SurveyAnswers: await exportSurveyAnswers(db, id),
    GiftCardOrders: await exportGiftCardOrders(db, id),
    Reviews: await exportReviews(db, id),
    Questions: await exportQuestions(db, id),
    QuestionAnswers: await exportBuyerAnswers(db, id),
    NotifyRequests: await notifyRequestsOf(db, customer),
    PriceAlerts: await priceAlertsOf(db, customer),
    SupportRequests: (await supportRequestsOf(db, customer.mobile)).map(({ reference, orderNumber, requestedAt }) => ({
      Reference: reference,
      OrderNumber: orderNumber,
      AskedAt: isoTime(requestedAt),
    })),
    Appointments: await exportAppointments(db, customer),
    OldGoldEnquiries: await exportOldGold(db, customer),
    // The law gives access to what is stored about a person, also to what staff have noted.
    StaffNotes: await exportNotes(db, id),
    Sessions: sessions.map(({ signedInAt, lastUsedAt }) => ({
      SignedInAt: isoTime(signedInAt),
      LastUsedAt: isoTime(lastUsedAt),
    })),
    Messages: await messagesTo(db, customer.mobile, now - EXPORTED_MESSAGES_MS),
  };
}

async function wishlistOf(db: Kysely<Database>, customerId: string) {
  const [items, share] = [await readWishlistItems(db, customerId), await readShare(db, customerId)];
  return {
    Products: items.map(({ productCode, sku, addedAt }) => ({
      ProductCode: productCode,
      SKU: sku,
      AddedAt: isoTime(addedAt),
    })),
    ShareId: share?.shareId ?? '',
  };
}

async function cartOf(db: Kysely<Database>, customerId: string) {
  const rows = await db
    .selectFrom('basket_lines')
    .innerJoin('baskets', 'baskets.guid', 'basket_lines.basket_guid')
    .select(['sku', 'quantity', 'unit_price', 'snapshot', 'added_at', 'engraving'])
    .where('baskets.customer_id', '=', customerId)
    .orderBy('added_at')
    .execute();
  return rows.map((row) => ({
    ...itemOf(row),
    PriceWhenAdded: rupeesOf(row.unit_price),
    AddedAt: isoTime(row.added_at),
  }));
}

async function savedOf(db: Kysely<Database>, customerId: string) {
  const rows = await db
    .selectFrom('saved_lines')
    .innerJoin('baskets', 'baskets.guid', 'saved_lines.basket_guid')
    .select(['sku', 'quantity', 'snapshot', 'saved_at', 'engraving'])
    .where('baskets.customer_id', '=', customerId)
    .orderBy('saved_at')
    .execute();
  return rows.map((row) => ({ ...itemOf(row), SavedAt: isoTime(row.saved_at) }));
}

function itemOf(row: { sku: string; snapshot: string; engraving: string; quantity: number }) {
  return {
    SKU: row.sku,
    ProductTitle: readSnapshot(row.snapshot).title,
    Engraving: row.engraving,
    Quantity: row.quantity,
  };
}

/** Omits the cards: their numbers and PINs are only for the recipients. */
async function exportGiftCardOrders(db: Kysely<Database>, customerId: string) {
  const orders = await giftCardOrdersOf(db, customerId);
  return orders.map((order) => ({
    OrderId: order.id,
    State: order.state,
    Amount: rupeesOf(order.amount),
    RecipientName: order.recipient_name,
    RecipientEmail: order.recipient_email,
    SenderName: order.sender_name,
    SenderEmail: order.sender_email,
    SenderMobile: order.sender_mobile,
    Message: order.message,
    OrderedAt: isoTime(order.created_at),
    PaidAt: order.paid_at === null ? '' : isoTime(order.paid_at),
  }));
}

async function notifyRequestsOf(db: Kysely<Database>, { id, mobile }: CustomerRow) {
  const rows = await db
    .selectFrom('notify_requests')
    .select(['sku', 'channel', 'recipient', 'created_at'])
    .where((where) => where.or([where('customer_id', '=', id), where('recipient', '=', mobile)]))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    SKU: row.sku,
    Channel: row.channel,
    Recipient: row.recipient,
    AskedAt: isoTime(row.created_at),
  }));
}

async function priceAlertsOf(db: Kysely<Database>, { id, mobile }: CustomerRow) {
  const rows = await db
    .selectFrom('price_alerts')
    .select(['product_code', 'price', 'channel', 'recipient', 'created_at'])
    .where((where) => where.or([where('customer_id', '=', id), where('recipient', '=', mobile)]))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ProductCode: row.product_code,
    PriceAtRequest: rupeesOf(row.price),
    Channel: row.channel,
    Recipient: row.recipient,
    AskedAt: isoTime(row.created_at),
  }));
}

async function messagesTo(db: Kysely<Database>, mobile: string, since: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient', 'body', 'state', 'delivery', 'created_at'])
    .where('recipient', '=', mobile)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    Kind: row.kind,
    Channel: row.channel,
    Recipient: row.recipient,
    // A code that is still valid belongs only on the phone.
    Body: holdsSecret(row.kind) ? '' : row.body,
    State: row.state,
    Delivery: row.delivery,
    WrittenAt: isoTime(row.created_at),
  }));
}
