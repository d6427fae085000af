import { z } from 'zod';
import { lineQuantities } from './after-sale.ts';
import { BOOKING_STATES, MAX_PARCEL, TRACKING_STATUSES } from './courier-vocabulary.ts';
import { epochMilliseconds, httpUrl, orEmpty } from './fields.ts';
import { rupees } from './money.ts';

const side = z.number().int().min(1).max(MAX_PARCEL.sideCm);

/** Weight and outside of a parcel. */
export const parcelBox = {
  WeightGrams: z.number().int().min(1).max(MAX_PARCEL.weightGrams),
  LengthCm: side,
  BreadthCm: side,
  HeightCm: side,
};

/** A parcel that was booked at a courier. */
export const courierBooking = z.object({
  BookingId: z.string(),
  State: z.enum(BOOKING_STATES),
  /** The shop's own number of the booking, which stands in the courier's list of orders. */
  Reference: z.string(),
  /** Who carries it, its tracking number and its page; empty until the courier has accepted it. */
  Courier: z.string(),
  AWB: z.string(),
  TrackingUrl: orEmpty(httpUrl),
  /** What the courier asks for it; null where it did not say. */
  Charge: rupees.nullable(),
  /** The amount that the courier collects. */
  DueAmount: rupees,
  ...parcelBox,
  /** What is in it; empty for the whole order. */
  Items: z.array(lineQuantities),
  /** Whether it is a trial: no courier comes. */
  Test: z.boolean(),
  BookedAt: epochMilliseconds,
  BookedBy: z.string(),
  /** Why the courier did not take it; empty otherwise. */
  Refusal: z.string(),
  /** The courier's last news; null before the first. */
  Status: z.enum(TRACKING_STATUSES).nullable(),
  StatusAt: epochMilliseconds.nullable(),
});
export type CourierBookingWire = z.output<typeof courierBooking>;
