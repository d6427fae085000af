import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { setGauge } from '#lib/shared/metrics/record.ts';
import type { Database } from '../../core/db/schema.ts';
import { TRIES_BEFORE_ALARM } from './claim-booking.ts';

/** How far back refusals and parcels that came back are counted, and news. */
const REFUSED_WITHIN_MS = 30 * DAY_MS;
const HELD_WITHIN_MS = 90 * DAY_MS;
const EVENTS_WITHIN_MS = DAY_MS;

/** How the work with couriers goes. */
export interface CourierHealth {
  /** Bookings and cancellations that wait for the courier's answer, and since when the oldest of the bookings does. */
  waiting: number;
  oldest: number | null;
  /** Those of them that the courier has not answered six times. */
  unanswered: number;
  /** Bookings that the courier refused in the last 30 days. */
  refused: number;
  /** Parcels that came back or were lost, whose orders wait for staff: their refunds need a second person. */
  held: number;
  /** States of parcels in the last day that webhooks brought, and those that the courier had to be asked for. */
  byWebhook: number;
  polled: number;
}

/** Counts what waits at couriers and what staff must look at. `now` in epoch milliseconds. */
export async function readCourierHealth(db: Kysely<Database>, now: number): Promise<CourierHealth> {
  const open = await db
    .selectFrom('courier_bookings')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.min(eb.case().when('state', '=', 'booking').then(eb.ref('created_at')).end()).as('oldest'),
      fn.sum<number>(eb.case().when('tries', '>=', TRIES_BEFORE_ALARM).then(1).else(0).end()).as('unanswered'),
    ])
    .where('state', 'in', ['booking', 'cancelling'])
    .executeTakeFirstOrThrow();
  const { refused } = await db
    .selectFrom('courier_bookings')
    .select(({ fn }) => fn.countAll<number>().as('refused'))
    .where('state', '=', 'refused')
    .where('created_at', '>', now - REFUSED_WITHIN_MS)
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('courier_bookings')
    .innerJoin('orders', 'orders.number', 'courier_bookings.order_number')
    .innerJoin('parcels', 'parcels.id', 'courier_bookings.parcel_id')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('courier_bookings.status', 'in', ['returned', 'lost'])
    .where('courier_bookings.status_at', '>', now - HELD_WITHIN_MS)
    .where('orders.state', 'not in', ['cancelled', 'delivered'])
    .where('parcels.returned_at', 'is', null)
    .where('parcels.delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('courier_events')
    .select(({ fn }) => ['source' as const, fn.countAll<number>().as('events')])
    .where('at', '>', now - EVENTS_WITHIN_MS)
    .groupBy('source')
    .execute();
  const eventsFrom = (source: string) => Number(events.find((row) => row.source === source)?.events ?? 0);
  return {
    waiting: Number(open.waiting),
    oldest: open.oldest === null ? null : Number(open.oldest),
    unanswered: Number(open.unanswered ?? 0),
    refused: Number(refused),
    held: Number(held),
    byWebhook: eventsFrom('webhook'),
    polled: eventsFrom('poll'),
  };
}

/** Sets the gauge of bookings: those that wait for a courier, that it does not answer, and that wait for staff. */
export async function measureCouriers(db: Kysely<Database>, now: number): Promise<void> {
  const { waiting, unanswered, held } = await readCourierHealth(db, now);
  for (const [state, bookings] of Object.entries({ waiting, unanswered, held }))
    setGauge('courierBookings', { state }, bookings);
}
