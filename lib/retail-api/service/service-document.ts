import type { OrderAddressWire, PickupSlot, ServiceHandover, ServiceReason } from '#lib/contract/index.ts';

/** Where and when a courier collects an item. */
interface ServicePickup {
  address: OrderAddressWire;
  /** `YYYY-MM-DD` in India. */
  date: string;
  slot: PickupSlot;
}

/** A service request as sent, with the store's notes. */
export interface ServiceDocument {
  reason: ServiceReason;
  comment: string;
  handover: ServiceHandover;
  /** Null where the shopper brings the item, and after its account was deleted. */
  pickup: ServicePickup | null;
  /** The physical store that the shopper brings it to; null where a courier collects it. */
  store: { code: string; name: string; address: string } | null;
  /** The name and mobile of the shopper; both empty after the account was deleted and the request is closed. */
  contact: { name: string; mobile: string };
  /** Last day of the warranty, `YYYY-MM-DD`, and what it covers; both empty where there is none. */
  warranty: { until: string; covers: string };
  /** The store's note to the shopper; empty where there is none. */
  storeNote: string;
  courier: string;
  awb: string;
}
