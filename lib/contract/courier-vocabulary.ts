// Constants without schemas, so that browser code can import them without Zod.

/** Where a booking of a parcel at a courier is. `booking` and `cancelling` wait for the courier's answer; `done` has arrived somewhere. */
export const BOOKING_STATES = ['booking', 'booked', 'refused', 'cancelling', 'cancelled', 'done'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * What a courier says about a parcel, in the usual order. `attempt-failed`: it was not delivered and is tried again;
 * `returning` and `returned`: it goes back to the shop, and is there.
 */
export const TRACKING_STATUSES = [
  'pickup-due',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'attempt-failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

/** The box of a watch or a piece of jewellery, as a form begins with it: grams and centimetres. */
export const USUAL_BOX = { WeightGrams: 500, LengthCm: 15, BreadthCm: 12, HeightCm: 8 } as const;

/** The heaviest parcel, in grams, and the longest side, in centimetres. */
export const MAX_PARCEL = { weightGrams: 30_000, sideCm: 150 } as const;
