import { type Kysely, sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { deleteUnpaidGiftCardOrders, eraseRecipients } from '../cart/promotions/gift-card-orders.ts';
import { GIFT_CARD_SESSION_MS } from '../cart/promotions/gift-card-session.ts';
import { giveUpIdleImports } from '../catalogue/import-jobs/import-repository.ts';
import { PRICE_MARKS_MS } from '../catalogue/prices/price-marks.ts';
import { deleteOldMetalRatePrices } from '../catalogue/rates/delete-metal-rate-prices.ts';
import { deleteOldAnswers } from '../community/surveys/delete-answers.ts';
import { deleteOldLoosePhotos } from '../community/uploads/upload-repository.ts';
import type { Database } from '../core/db/schema.ts';
import { MAX_WINDOW_MS } from '../core/limits/limit-events.ts';
import { deleteOldVisits } from '../customers/visits/delete-visits.ts';
import { deleteAbandoned, deleteOldOrders, deleteOrphanedAttempts } from '../orders/erasure/delete-orders.ts';
import { cancelUnpaid } from '../orders/holds/expire-holds.ts';
import { deleteOldReturnPhotos } from '../orders/returns/delete-return-photos.ts';
import { deleteOldServicePhotos, deleteOldServices } from '../service/delete-services.ts';
import { eraseExpiredRequests } from '../staff/approvals/approval-repository.ts';
import { ENDED_KEYS_MS } from '../staff/machine-keys.ts';
import { deleteOldAppointments } from '../stores/appointments/delete-appointments.ts';

/** Tax law requires nearly as long. */
const TAX_YEARS_MS = 8 * 366 * DAY_MS;

/** Names of a table's timestamp columns, in epoch milliseconds. */
type TimestampColumnOf<Row> = {
  [Column in keyof Row & string]: Row[Column] extends number ? Column : never;
}[keyof Row & string];

/** Rows are deleted once the time in `column` is `retentionMs` ago. */
type Expiry = {
  [Table in keyof Database & string]: {
    table: Table;
    column: TimestampColumnOf<Database[Table]>;
    retentionMs: number;
    because: string;
  };
}[keyof Database & string];

const EXPIRIES: readonly Expiry[] = [
  { table: 'idempotency_keys', column: 'created_at', retentionMs: DAY_MS, because: 'A retry comes within seconds.' },
  { table: 'customer_tokens', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'reset_tokens', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'one_time_codes', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'staff_sessions', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'staff_tokens', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'staff_devices', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'staff_invitations', column: 'expires_at', retentionMs: 0, because: 'They no longer count.' },
  { table: 'machine_keys', column: 'expires_at', retentionMs: ENDED_KEYS_MS, because: 'The list shows them so long.' },
  {
    table: 'approvals',
    column: 'requested_at',
    retentionMs: 400 * DAY_MS,
    because: 'They say who approved what, as long as the audit does.',
  },
  { table: 'gift_coupon_requests', column: 'expires_at', retentionMs: 0, because: 'They no longer hold their coupon.' },
  {
    table: 'notify_requests',
    column: 'created_at',
    retentionMs: 365 * DAY_MS,
    because: 'After a year, a shopper has forgotten the size.',
  },
  {
    table: 'price_alerts',
    column: 'created_at',
    retentionMs: 365 * DAY_MS,
    because: 'The privacy page says a year, as for a size.',
  },
  {
    table: 'price_history',
    column: 'ended_at',
    retentionMs: 400 * DAY_MS,
    because: 'It answers who changed a price, as long as the audit does; a price drop looks back two months.',
  },
  { table: 'price_marks', column: 'at', retentionMs: PRICE_MARKS_MS, because: 'No limit looks back further.' },
  {
    table: 'launch_notices',
    column: 'created_at',
    retentionMs: 365 * DAY_MS,
    because: 'The privacy page says so; a launch that is put off for a year is another one.',
  },
  {
    table: 'support_requests',
    column: 'created_at',
    retentionMs: 180 * DAY_MS,
    because: 'The privacy page says so; the shopper has long called by then.',
  },
  {
    table: 'old_gold_enquiries',
    column: 'created_at',
    retentionMs: 90 * DAY_MS,
    because: 'The privacy page says so; the shopper was called long before.',
  },
  { table: 'limit_events', column: 'at', retentionMs: MAX_WINDOW_MS, because: 'No limit counts them any more.' },
  { table: 'visit_consents', column: 'at', retentionMs: 396 * DAY_MS, because: 'The privacy page says 13 months.' },
  {
    table: 'desk_audit',
    column: 'at',
    retentionMs: 400 * DAY_MS,
    because: 'The rules of CERT-In ask for half a year, those on data protection for a year.',
  },
  {
    table: 'catalogue_imports',
    column: 'begun_at',
    retentionMs: 400 * DAY_MS,
    because: 'They say what a file changed, as long as the audit says who brought it.',
  },
  {
    table: 'gift_card_uses',
    column: 'added_at',
    retentionMs: GIFT_CARD_SESSION_MS,
    because: 'A cart does not use a gift card for longer.',
  },
  {
    table: 'stock_entries',
    column: 'at',
    retentionMs: TAX_YEARS_MS,
    because: 'Records of stock belong to the accounts (section 35, CGST Act, 2017).',
  },
  { table: 'gift_card_orders', column: 'created_at', retentionMs: TAX_YEARS_MS, because: 'The privacy page says so.' },
  {
    table: 'payment_events',
    column: 'at',
    retentionMs: 30 * DAY_MS,
    because: 'A gateway repeats its events for a day.',
  },
];

/** Deletion that depends on more than a timestamp; `olderThan` is the minimum age in milliseconds. */
interface Chore {
  run: (db: Kysely<Database>, before: number) => Promise<unknown>;
  /** 0 if the chore applies its own retention period. */
  olderThan: number;
  because: string;
}

const CHORES: readonly Chore[] = [
  {
    run: deleteGuestBaskets,
    olderThan: 90 * DAY_MS,
    because: 'A guest who has not touched a cart for so long has lost its cookie as well.',
  },
  {
    run: giveUpIdleImports,
    olderThan: 7 * DAY_MS,
    because: 'Whoever began it has forgotten it; its files take space, and nobody else can begin one.',
  },
  { run: deleteOldAppointments, olderThan: 0, because: 'The privacy page says 30 days.' },
  {
    run: deleteOldMetalRatePrices,
    olderThan: 90 * DAY_MS,
    because:
      'Daily rates record every piece each day; a price drop looks back two months, and the rates themselves stay.',
  },
  { run: deleteOldLocks, olderThan: MAX_WINDOW_MS, because: 'A lock matters only while somebody holds it.' },
  { run: deleteOldLoosePhotos, olderThan: DAY_MS, because: 'Their form was never sent.' },
  {
    run: deleteOldReturnPhotos,
    olderThan: 180 * DAY_MS,
    because: 'The privacy page says so; nobody disputes a return after that.',
  },
  { run: deleteOldServicePhotos, olderThan: 180 * DAY_MS, because: 'The privacy page says so, as for returns.' },
  {
    run: deleteOldServices,
    olderThan: 731 * DAY_MS,
    because: 'The privacy page says two years, the time for a complaint by the Consumer Protection Act, 2019.',
  },
  { run: deleteOldVisits, olderThan: 0, because: 'The privacy page says 13 months.' },
  { run: deleteOldAnswers, olderThan: 0, because: 'The privacy page says 30 days of drafts, 13 months of texts.' },
  {
    run: deleteUnpaidGiftCardOrders,
    olderThan: 7 * DAY_MS,
    because: 'They will not be paid any more, and hold names and mailboxes of others.',
  },
  {
    run: eraseRecipients,
    olderThan: 90 * DAY_MS,
    because: 'The privacy page says so; the mail was sent or given up long before, and no invoice names a recipient.',
  },
  {
    run: eraseExpiredRequests,
    olderThan: 0,
    because: 'Nobody can approve them any more, and the fields of a call may hold an address or a PAN.',
  },
  { run: cancelUnpaid, olderThan: 0, because: 'Nobody pays an order a day later.' },
  {
    run: deleteAbandoned,
    olderThan: 90 * DAY_MS,
    because: 'The privacy page says so; no gateway reports a payment so late.',
  },
  {
    run: deleteOrphanedAttempts,
    olderThan: 90 * DAY_MS,
    because: 'The privacy page says so, as for abandoned orders.',
  },
  { run: deleteOldOrders, olderThan: TAX_YEARS_MS, because: 'The privacy page says so.' },
];

/** Deletes expired data according to the tables above. All steps run; failures are thrown afterwards. */
export async function runHousekeeping(db: Kysely<Database>, now: number): Promise<void> {
  const failures: unknown[] = [];
  const steps = [
    ...EXPIRIES.map((expiry) => ({ name: expiry.table, run: () => deleteExpired(db, expiry, now) })),
    ...CHORES.map(({ run, olderThan }) => ({ name: run.name, run: () => run(db, now - olderThan) })),
  ];
  for (const { name, run } of steps)
    await run().catch((cause: unknown) => failures.push(new Error(`Housekeeping failed: ${name}.`, { cause })));
  if (failures.length > 0) throw new AggregateError(failures, 'Some housekeeping tasks failed.');
}

async function deleteExpired(
  db: Kysely<Database>,
  { table, column, retentionMs }: Expiry,
  now: number,
): Promise<unknown> {
  return sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${now - retentionMs}`.execute(db);
}

/** Baskets of customers are kept. */
async function deleteGuestBaskets(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('baskets').where('changed_at', '<=', before).where('customer_id', 'is', null).execute();
}

/**
 * A lock matters only while it is held, and its key is recreated at the next use. One delete per statement: a statement
 * that locked many rows in its own order could deadlock with shoppers, who lock them in key order.
 */
async function deleteOldLocks(db: Kysely<Database>, before: number): Promise<void> {
  const old = await db.selectFrom('limit_locks').select('key').where('touched_at', '<=', before).execute();
  for (const { key } of old) {
    await db.deleteFrom('limit_locks').where('key', '=', key).where('touched_at', '<=', before).execute();
  }
}

/** Runs housekeeping now and every hour; returns the function that stops it. */
export function startHousekeeping(
  db: Kysely<Database>,
  now: () => number,
  onError: (error: unknown) => void,
): () => void {
  const round = () => void runHousekeeping(db, now()).catch(onError);
  round();
  const timer = setInterval(round, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
