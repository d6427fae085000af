import type { OrderAddressWire, PickupSlot } from '#lib/contract/index.ts';
import { formatDay } from '#lib/shared/dates.ts';

const SLOTS: Readonly<Record<PickupSlot, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};

interface Pickup {
  /** `YYYY-MM-DD`. */
  date: string;
  slot: PickupSlot;
  address: OrderAddressWire;
}

/** When and where a courier comes, within a sentence: `on Sat 28 Nov in the morning to 12 Church Street, …`. */
export function pickupText({ date, slot, address }: Pickup): string {
  return `on ${formatDay(date)} ${SLOTS[slot]} to ${address.AddressLine1}, ${address.City} ${address.Pincode}`;
}
