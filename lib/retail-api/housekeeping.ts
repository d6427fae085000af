import type { Kysely } from 'kysely';
import { forgetOldAppointments } from './appointments/forget-appointments.ts';
import type { Database } from './db/schema.ts';
import { LONGEST_WINDOW_MS } from './limits/limit-events.ts';
import { deleteAbandoned, deleteLostAttempts, deleteOldOrders } from './orders/delete-orders.ts';
import { cancelUnpaid } from './orders/expire-holds.ts';
import { deleteUnpaidGiftCardOrders, forgetRecipients } from './promotions/gift-card-orders.ts';
import { GIFT_CARD_SESSION_MS } from './promotions/gift-card-session.ts';
import { deleteOldReturnPhotos } from './returns/delete-return-photos.ts';
import { forgetOldAnswers } from './surveys/forget-answers.ts';
import { deleteOldLoosePhotos } from './uploads/upload-store.ts';
import { deleteOldVisits } from './visits/delete-visits.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A retry comes within seconds; a day is generous. */
const KEYS_KEPT_MS = DAY_MS;
/** A guest who has not touched a cart for so long has lost its cookie as well. */
const GUEST_BASKETS_KEPT_MS = 90 * DAY_MS;

/** Who has waited for a size for a year has forgotten it. */
const NOTIFY_REQUESTS_KEPT_MS = 365 * DAY_MS;
/** As the privacy page says; a launch that is put off for a year is another one. */
const LAUNCH_NOTICES_KEPT_MS = 365 * DAY_MS;
/** As the privacy page says; a person has long called by then. */
const SUPPORT_REQUESTS_KEPT_MS = 180 * DAY_MS;
/** 13 months, as the privacy page says. */
const VISIT_CONSENTS_KEPT_MS = 396 * DAY_MS;
/** Who has not paid by then will not, unless a gateway is still asked; names and mailboxes of others stand in it. */
const UNPAID_GIFT_CARDS_KEPT_MS = 7 * DAY_MS;
/** As the privacy page says; the mail has arrived or been given up long before, and no invoice names a recipient. */
const GIFT_CARD_RECIPIENTS_KEPT_MS = 90 * DAY_MS;
/** As the privacy page says; tax law asks for nearly as long. */
const PAID_GIFT_CARDS_KEPT_MS = 8 * 366 * DAY_MS;

/** As the privacy page says; a gateway has long said all that it has to say. */
const ABANDONED_ORDERS_KEPT_MS = 90 * DAY_MS;
/** As the privacy page says; tax law asks for nearly as long. */
const ORDERS_KEPT_MS = 8 * 366 * DAY_MS;
/** A gateway repeats its news for a day. */
const PAYMENT_EVENTS_KEPT_MS = 30 * DAY_MS;

/** Of a review or return that was never sent. */
const LOOSE_PHOTOS_KEPT_MS = DAY_MS;
/** As the privacy page says; nobody disputes a return after that. */
const RETURN_PHOTOS_KEPT_MS = 180 * DAY_MS;

/** The rules of CERT-In ask for half a year, those on data protection for a year. */
const DESK_AUDIT_KEPT_MS = 400 * DAY_MS;

type Step = (db: Kysely<Database>, now: number) => Promise<unknown>;

const STEPS: readonly Step[] = [
  (db, now) =>
    db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', now - KEYS_KEPT_MS)
      .execute(),
  (db, now) => db.deleteFrom('customer_tokens').where('expires_at', '<=', now).execute(),
  (db, now) => db.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute(),
  (db, now) => db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute(),
  (db, now) =>
    db
      .deleteFrom('notify_requests')
      .where('created_at', '<', now - NOTIFY_REQUESTS_KEPT_MS)
      .execute(),
  (db, now) =>
    db
      .deleteFrom('launch_notices')
      .where('created_at', '<', now - LAUNCH_NOTICES_KEPT_MS)
      .execute(),
  (db, now) =>
    db
      .deleteFrom('support_requests')
      .where('created_at', '<=', now - SUPPORT_REQUESTS_KEPT_MS)
      .execute(),
  (db, now) =>
    db
      .deleteFrom('limit_events')
      .where('at', '<=', now - LONGEST_WINDOW_MS)
      .execute(),
  forgetOldAppointments,
  deleteOldLocks,
  (db, now) => deleteOldLoosePhotos(db, now - LOOSE_PHOTOS_KEPT_MS),
  (db, now) => deleteOldReturnPhotos(db, now - RETURN_PHOTOS_KEPT_MS),
  deleteOldVisits,
  forgetOldAnswers,
  (db, now) =>
    db
      .deleteFrom('visit_consents')
      .where('at', '<=', now - VISIT_CONSENTS_KEPT_MS)
      .execute(),
  (db, now) =>
    db
      .deleteFrom('desk_audit')
      .where('at', '<=', now - DESK_AUDIT_KEPT_MS)
      .execute(),
  (db, now) => db.deleteFrom('gift_coupon_requests').where('expires_at', '<=', now).execute(),
  (db, now) =>
    db
      .deleteFrom('gift_card_uses')
      .where('added_at', '<=', now - GIFT_CARD_SESSION_MS)
      .execute(),
  (db, now) => deleteUnpaidGiftCardOrders(db, now - UNPAID_GIFT_CARDS_KEPT_MS),
  (db, now) => forgetRecipients(db, now - GIFT_CARD_RECIPIENTS_KEPT_MS),
  (db, now) =>
    db
      .deleteFrom('gift_card_orders')
      .where('created_at', '<=', now - PAID_GIFT_CARDS_KEPT_MS)
      .execute(),
  cancelUnpaid,
  (db, now) => deleteAbandoned(db, now - ABANDONED_ORDERS_KEPT_MS),
  (db, now) => deleteLostAttempts(db, now - ABANDONED_ORDERS_KEPT_MS),
  (db, now) => deleteOldOrders(db, now - ORDERS_KEPT_MS),
  (db, now) =>
    db
      .deleteFrom('payment_events')
      .where('at', '<=', now - PAYMENT_EVENTS_KEPT_MS)
      .execute(),
  (db, now) =>
    db
      .deleteFrom('baskets')
      .where('changed_at', '<', now - GUEST_BASKETS_KEPT_MS)
      .where('customer_id', 'is', null)
      .execute(),
];

/**
 * Deletes what nobody can use any more: old idempotency keys, guests' forgotten baskets, expired tokens, one-time
 * codes and holds of gift coupons, wishes that waited for a year, requests to support of half a year ago, visits of a
 * month ago, gift cards that a cart has used for a month, orders of gift cards that were never paid or are of eight
 * years ago, the recipients of those that were paid 90 days ago, visits and choices of visitors of 13 months ago,
 * addresses that waited a year for the launch, orders that were cancelled unpaid 90 days ago or are of eight years
 * ago, news of gateways of a month ago, drafts of answers to surveys of a month ago and the words of those of 13 months
 * ago, photos of returns that have been over for half a year, and what no limit counts any longer. Closes orders that nobody has paid for a
 * day, and forgets who of the staff did what 400 days ago. All steps run; what failed is thrown afterwards.
 */
export async function keepHouse(db: Kysely<Database>, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const step of STEPS) await step(db, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Housekeeping failed in part.');
}

/**
 * A lock matters while somebody holds it only, and its key comes back with the next turn. One for each statement: a
 * statement that took many, in an order of its own, could wait crosswise with shoppers who take theirs in the order of
 * the keys.
 */
async function deleteOldLocks(db: Kysely<Database>, now: number): Promise<void> {
  const longAgo = now - LONGEST_WINDOW_MS;
  const old = await db.selectFrom('limit_locks').select('key').where('touched_at', '<=', longAgo).execute();
  for (const { key } of old) {
    await db.deleteFrom('limit_locks').where('key', '=', key).where('touched_at', '<=', longAgo).execute();
  }
}

/** Keeps house now and every hour; returns the function that ends it. */
export function startHousekeeping(
  db: Kysely<Database>,
  now: () => number,
  onError: (error: unknown) => void,
): () => void {
  const round = () => void keepHouse(db, now()).catch(onError);
  round();
  const timer = setInterval(round, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
