import type { Updateable } from 'kysely';
import type { BookingState } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import type { BookingRow } from './booking-repository.ts';
import { COURIER_WITHIN_MS, type Courier } from './courier.ts';

/** What work with a courier needs. */
export type CourierContext = Pick<CoreContext, 'db' | 'now' | 'siteUrl' | 'secret' | 'supportEmail' | 'alarm'> & {
  /** Null where none is set up. */
  readonly courier: Courier | null;
};

/** Longer than the courier may take, so that two never ask at once. */
const CLAIMED_MS = 2 * COURIER_WITHIN_MS;
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 10 * MINUTE_MS;
/** After so many unanswered tries the operator is told. */
export const TRIES_BEFORE_ALARM = 6;

/** Takes a booking in a state for one question to the courier; undefined if it is not there, or another process has it. */
export async function claimBooking(
  { db, now }: Pick<CourierContext, 'db' | 'now'>,
  id: string,
  state: BookingState,
): Promise<BookingRow | undefined> {
  const until = now() + CLAIMED_MS;
  return db
    .updateTable('courier_bookings')
    .set((row) => ({ claimed_until: until, next_try_at: until, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claimed_until', '<=', now())
    .returningAll()
    .executeTakeFirst();
}

/** Gives a booking back with what the courier said, if it is still in the state that it was claimed in. */
export async function settleClaim(
  { db }: Pick<CourierContext, 'db'>,
  { id, state }: BookingRow,
  values: Updateable<Database['courier_bookings']>,
): Promise<void> {
  await db
    .updateTable('courier_bookings')
    .set({ next_try_at: null, ...values, claimed_until: 0 })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/** Gives a booking back that the courier did not answer: it is asked again, later each time. */
export async function askLater(context: CourierContext, row: BookingRow): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(row.tries - 1, 10), MAX_WAIT_MS);
  await settleClaim(context, row, { next_try_at: context.now() + wait });
  if (row.tries === TRIES_BEFORE_ALARM) context.alarm('courier-silent', { order: row.order_number, tries: row.tries });
}
