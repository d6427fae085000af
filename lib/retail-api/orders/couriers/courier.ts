import type { OrderAddressWire, TrackingStatus } from '#lib/contract/index.ts';

/** The courier could not be reached, or its reply cannot be read: whether it did what was asked is unknown. */
export class CourierUnavailable extends Error {}

/** The courier did not do what was asked, and says so; the message is a sentence for staff. */
export class CourierRefused extends Error {}

/** A parcel as a courier needs it; money in paise. */
export interface CourierParcel {
  /** The store's number of the booking: up to 50 letters, digits and hyphens, never used twice. */
  reference: string;
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  /** What it is worth, and what the courier collects; 0 where it is paid. */
  value: number;
  due: number;
  address: OrderAddressWire;
  /** Where it is fetched, as the courier knows the place; null for that of the settings. */
  pickUp: { location: string; pincode: string } | null;
  /** An address for the courier's messages; the shop's own where the customer gave none. */
  email: string;
  /** Ten digits. */
  mobile: string;
  /** `price` of one item. */
  items: readonly { title: string; sku: string; quantity: number; price: number; hsnCode: string }[];
  /** When it was ordered, in epoch milliseconds. */
  orderedAt: number;
}

/** Who would carry a parcel, for how many paise, and in how many days, if the courier says so. */
export interface CourierOffer {
  carrier: string;
  charge: number;
  days: number | null;
}

/** A parcel that a courier will fetch. `charge` in paise, null where it did not say. */
export interface BookedParcel {
  courierOrderId: string;
  shipmentId: string;
  carrier: string;
  awb: string;
  /** Empty if the courier has no page for it. */
  trackingUrl: string;
  charge: number | null;
}

/** By which a courier knows a parcel that was booked there. */
export type KnownParcel = Pick<BookedParcel, 'courierOrderId' | 'shipmentId' | 'awb'> & { reference: string };

/** One report about a parcel. */
export interface CourierEvent {
  /** The same for the same report, by whichever way it comes. */
  id: string;
  status: TrackingStatus;
  /** Epoch milliseconds. */
  at: number;
  place: string;
  /** The courier's own words. */
  note: string;
}

/** What a webhook says, after it was verified. */
export type CourierWebhookReading =
  | { kind: 'invalid'; reason: 'token' | 'body' }
  | { kind: 'ignored' }
  | { kind: 'events'; awb: string; events: readonly CourierEvent[] };

/**
 * The interface of an adapter of a courier. Each call that asks it throws CourierRefused where the courier says no, and
 * CourierUnavailable where it says nothing.
 */
export interface Courier {
  /** As bookings are stored with it. */
  readonly name: string;
  /** Whether no courier comes. */
  readonly test: boolean;
  /** What a parcel costs. Refused where the courier does not serve its pincode. */
  quote(parcel: CourierParcel, signal: AbortSignal): Promise<CourierOffer>;
  /**
   * Books a parcel once for its reference. `again`: it may have been booked before, by a try whose answer was lost; what is
   * there is then found and finished.
   */
  book(parcel: CourierParcel, again: boolean, signal: AbortSignal): Promise<BookedParcel>;
  /** The label as the bytes of a PDF. */
  label(parcel: KnownParcel, signal: AbortSignal): Promise<Buffer>;
  /** Cancels a parcel, also one that is not known by more than its reference; nothing happens where there is none. */
  cancel(parcel: KnownParcel, signal: AbortSignal): Promise<void>;
  track(parcel: KnownParcel, signal: AbortSignal): Promise<readonly CourierEvent[]>;
  /** Reads a webhook. `token`: what its header proves it by. */
  readWebhook(body: Uint8Array, token: string): CourierWebhookReading;
}

/** How long the courier may take to answer all that one booking asks it. */
export const COURIER_WITHIN_MS = 45_000;
