import { type CourierBookingWire, calls } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { usedUp } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { askToBook } from '../orders/couriers/ask-to-book.ts';
import { type BookingRow, bookingWire, knownParcel, readBooking } from '../orders/couriers/booking-repository.ts';
import { cancelBooking } from '../orders/couriers/cancel-booking.ts';
import { COURIER_WITHIN_MS, type Courier, CourierRefused, CourierUnavailable } from '../orders/couriers/courier.ts';
import { courierParcel } from '../orders/couriers/courier-parcel.ts';
import { openBooking } from '../orders/couriers/open-booking.ts';
import { parcelPickUp } from '../orders/couriers/parcel-pick-up.ts';
import { planBooking } from '../orders/couriers/plan-booking.ts';
import { recordEvents } from '../orders/couriers/record-events.ts';
import { trackBooking } from '../orders/couriers/track-booking.ts';
import { givenPieces } from '../orders/desk/change-desk-order.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import { readOrder } from '../orders/order-repository.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Lines of the security log that one network can add in an hour. */
const MAX_LOGGED = 30;

const noCourier = () => invalidField('', 'No courier is set up. Type the AWB, or ask the operator to set COURIER.');
const silent = () => invalidField('', 'The courier does not answer. Try again in a minute, or type the AWB.');

/** Answers what a courier says no to, or nothing at all, with a sentence for staff. */
async function answered<Data>(ask: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CourierRefused) return invalidField('', error.message);
    if (error instanceof CourierUnavailable) return silent();
    throw error;
  }
}

interface AskedBox {
  WeightGrams: number;
  LengthCm: number;
  BreadthCm: number;
  HeightCm: number;
  Lines: readonly { LineId: string; Quantity: number }[];
}

const boxOf = ({ WeightGrams, LengthCm, BreadthCm, HeightCm }: AskedBox) => ({
  weightGrams: WeightGrams,
  lengthCm: LengthCm,
  breadthCm: BreadthCm,
  heightCm: HeightCm,
});

const itemsOf = ({ Lines }: AskedBox) => Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }));

/** What a courier would ask for a parcel of an order. */
const courierQuote = handlerFor(calls.courierQuote, async (request, { db, courier, supportEmail }) => {
  if (!courier) return noCourier();
  const order = await readOrder(db, request.OrderNumber);
  if (!order) return fail('NotFound', 'There is no such order.');
  const plan = await planBooking(db, order, itemsOf(request));
  if (plan.code !== 'Success') return plan;
  const { items, lines, value, due } = plan.data;
  const figures = { reference: order.number, ...boxOf(request), value, due };
  return answered(async () => {
    const pickUp = await parcelPickUp(db, order.number, { lines, items });
    const parcel = courierParcel(figures, { order, lines, items, supportEmail, pickUp });
    const { carrier, charge, days } = await courier.quote(parcel, AbortSignal.timeout(COURIER_WITHIN_MS));
    return succeed({ Courier: carrier, Charge: charge, Days: days, DueAmount: due, Value: value });
  });
});

/** Books a courier for a parcel: recorded first, then asked for, so that it is booked once whatever happens in between. */
const handleBookCourier = handlerFor(calls.bookCourier, async (request, context) => {
  const { db, courier } = context;
  if (!courier) return noCourier();
  const { OrderNumber: number, IdempotencyKey: key, Operator: by } = request;
  const wanted = { key, by, items: itemsOf(request), pieces: givenPieces(request.Pieces), box: boxOf(request) };
  const opened = await inTransaction<BookingRow>(db, (transaction) =>
    openBooking(transaction, number, wanted, { courier, now: context.now() }),
  );
  if (opened.code !== 'Success') return opened;
  await askToBook(context, opened.data.id);
  return bookingAnswer(await readBooking(db, number, opened.data.id));
});

function bookingAnswer(row: BookingRow | undefined): Outcome<CourierBookingWire> {
  if (!row) return fail('NotFound', 'There is no such booking.');
  return row.state === 'refused' ? invalidField('', row.refusal) : succeed(bookingWire(row));
}

/** Cancels a booking before the pickup. */
const cancelCourier = handlerFor(calls.cancelCourier, async ({ OrderNumber, BookingId, Operator }, context) => {
  if (!context.courier) return noCourier();
  const done = await cancelBooking(context, { number: OrderNumber, id: BookingId, by: Operator });
  return done.code === 'Success' ? { ...done, data: bookingWire(done.data) } : done;
});

/** A booking that the courier has accepted, with the courier. */
async function withBooked<Data>(
  { db, courier }: Pick<ApiContext, 'db' | 'courier'>,
  { OrderNumber, BookingId }: { OrderNumber: string; BookingId: string },
  ask: (courier: Courier, row: BookingRow) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (!courier) return noCourier();
  const row = await readBooking(db, OrderNumber, BookingId);
  if (!row) return fail('NotFound', 'There is no such booking.');
  if (row.awb === '') return notAllowedNow('step');
  return answered(() => ask(courier, row));
}

/** The courier's label. */
const courierLabelPdf = handlerFor(calls.courierLabelPdf, async (request, context) =>
  withBooked(context, request, async (courier, row) => {
    if (row.state !== 'booked' && row.state !== 'done') return notAllowedNow('step');
    const label = await courier.label(knownParcel(row), AbortSignal.timeout(COURIER_WITHIN_MS));
    return succeed({ FileName: `label-${row.reference}.pdf`, ContentBase64: label.toString('base64') });
  }),
);

/** Asks the courier for news now. */
const trackCourier = handlerFor(calls.trackCourier, async (request, context) =>
  withBooked(context, request, async (courier, row) => {
    await trackBooking({ ...context, courier }, row);
    return bookingAnswer(await readBooking(context.db, row.order_number, row.id));
  }),
);

/** Records the courier's news. */
const courierWebhook = handlerFor(calls.courierWebhook, async (request, context, { network }) => {
  const { db, courier, secret, now, security } = context;
  const body = new Uint8Array(Buffer.from(request.BodyBase64, 'base64'));
  const reading = courier?.readWebhook(body, request.Token) ?? { kind: 'invalid', reason: 'token' };
  if (reading.kind === 'invalid') {
    const limits = [{ key: limitKey(secret, 'courier:invalid', network), max: MAX_LOGGED, windowMs: HOUR_MS }];
    // Read first, so that a flood does not queue for the write transaction.
    const logged =
      (await usedUp(db, limits, now())) ??
      (await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now())));
    if (logged === null) security('courier-webhook-invalid', { network, reason: reading.reason });
    return invalidField(reading.reason === 'token' ? 'Token' : 'BodyBase64', 'must come from the courier');
  }
  if (reading.kind === 'ignored') return succeed({});
  const row = await db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('awb', '=', reading.awb)
    .where('courier', '=', courier?.name ?? '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row) await recordEvents(context, row, reading.events, 'webhook');
  return succeed({});
});

/** Handlers of the calls about couriers. */
export const courierCalls: readonly CallHandler[] = [
  courierQuote,
  handleBookCourier,
  cancelCourier,
  courierLabelPdf,
  trackCourier,
  courierWebhook,
];
