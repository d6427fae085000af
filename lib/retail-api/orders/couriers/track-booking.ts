import type { BookingRow } from './booking-repository.ts';
import { knownParcel } from './booking-repository.ts';
import type { CourierContext } from './claim-booking.ts';
import { COURIER_WITHIN_MS, type Courier } from './courier.ts';
import { recordEvents } from './record-events.ts';

/** Asks the courier for the news of a booking and records them. Throws what the courier throws. */
export async function trackBooking(context: CourierContext & { courier: Courier }, row: BookingRow): Promise<void> {
  const events = await context.courier.track(knownParcel(row), AbortSignal.timeout(COURIER_WITHIN_MS));
  await recordEvents(context, row, events, 'poll');
}
