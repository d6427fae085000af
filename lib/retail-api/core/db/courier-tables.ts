import type { Generated } from 'kysely';
import type { BookingState, TrackingStatus } from '#lib/contract/index.ts';

/** How news of a courier came: by its webhook, or as the answer to a question. */
export type TrackingSource = 'webhook' | 'poll';

/** Tables of parcels booked at a courier; part of `Database`, in the same units. */
export interface CourierTables {
  /**
   * A parcel that is, or was to be, booked. The row is written before the courier is asked, so that a crash between its answer
   * and the record books nothing twice: `reference` is what the courier knows it by.
   */
  courier_bookings: {
    id: string;
    order_number: string;
    reference: string;
    /** The idempotency key of the request. */
    request_key: string;
    /** The adapter, such as `shiprocket`, and 1 if no courier comes. */
    courier: string;
    test: number;
    state: BookingState;
    /** What is in it (`LineItems`), as JSON; an empty list for the whole order. */
    items: string;
    weight_grams: number;
    length_cm: number;
    breadth_cm: number;
    height_cm: number;
    /** What it is worth, and what the courier collects. */
    value: number;
    due: number;
    /** The courier's numbers, empty until it has answered. */
    courier_order_id: Generated<string>;
    shipment_id: Generated<string>;
    carrier: Generated<string>;
    awb: Generated<string>;
    tracking_url: Generated<string>;
    charge: number | null;
    refusal: Generated<string>;
    /** The last news of the courier. */
    status: TrackingStatus | null;
    status_at: number | null;
    /** The parcel that it became when the courier picked it up. */
    parcel_id: string | null;
    /** How often the courier was asked to book or cancel it; whoever asks now has it until `claimed_until`. */
    tries: Generated<number>;
    claimed_until: Generated<number>;
    /** When the courier is asked again; null if it is not. */
    next_try_at: number | null;
    booked_by: string;
    created_at: number;
    cancelled_by: Generated<string>;
    cancelled_at: number | null;
  };
  /** What a courier reported of a parcel; `event_id` is the same for a report that comes again. */
  courier_events: {
    booking_id: string;
    event_id: string;
    status: TrackingStatus;
    at: number;
    place: string;
    note: string;
    source: Generated<TrackingSource>;
  };
}
