import type { ServiceHandover, ServiceReason, ServiceState } from '#lib/contract/service-vocabulary.ts';
import type { PickupSlot } from '#lib/contract/vocabulary.ts';
import type { OrderAddress, OrderLine } from '#lib/storefront/orders/types.ts';

// Money is integer paise, times are epoch milliseconds, days `YYYY-MM-DD` in India.

/** The warranty of an item. */
export interface ItemWarranty {
  /** Its last day; empty where the item came without one. */
  until: string;
  /** Whether that day was not over when the service was requested, or today before it is. */
  isValid: boolean;
  /** What it covers; empty where there is none. */
  covers: string;
}

/** A line of a delivered order. */
export interface ServiceLine {
  id: string;
  /** The items that can be sent in now. */
  quantity: number;
  warranty: ItemWarranty;
}

/** What a service can be requested for in an order, and when a courier can come. */
export interface ServiceOptions {
  lines: ServiceLine[];
  days: string[];
}

/** A service request: one item of an order, and what happens to it. */
export interface ServiceRequest {
  number: string;
  orderNumber: string;
  item: Pick<OrderLine, 'title' | 'brand' | 'sizeName' | 'photo' | 'href' | 'withdrawn'>;
  reason: ServiceReason;
  comment: string;
  photoIds: string[];
  handover: ServiceHandover;
  /** Where and when a courier collects it; null where the shopper brings it. */
  pickup: { address: OrderAddress; day: string; slot: PickupSlot } | null;
  /** The physical store that the shopper brings it to; null where a courier collects it. */
  store: { name: string; href: string } | null;
  state: ServiceState;
  requestedAt: number;
  events: { state: ServiceState; at: number }[];
  warranty: ItemWarranty;
  /** The price of the repair; null as long as none was given. */
  estimate: number | null;
  /** What the store wrote; empty where it wrote nothing. */
  storeNote: string;
  /** The parcel that brings the item back; null where there is none. */
  parcel: { courier: string; awb: string } | null;
  canWithdraw: boolean;
}

/** A page of the customer's service requests, newest first. */
export interface ServiceList {
  requests: ServiceRequest[];
  page: number;
  pages: number;
}
