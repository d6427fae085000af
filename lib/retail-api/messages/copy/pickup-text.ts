import type { OrderAddressWire, PickupSlot } from '#lib/contract/index.ts';
import { formatDay } from '#lib/shared/dates.ts';
import * as m from '#messages';

interface Pickup {
  /** `YYYY-MM-DD`. */
  date: string;
  slot: PickupSlot;
  address: OrderAddressWire;
}

/** When and where a courier comes, within a sentence: `on Sat 28 Nov in the morning to 12 Church Street, …`. */
export function pickupText({ date, slot, address }: Pickup): string {
  const place = `${address.AddressLine1}, ${address.City} ${address.Pincode}`;
  return m.mailPickup({ day: formatDay(date), slot, address: place });
}
