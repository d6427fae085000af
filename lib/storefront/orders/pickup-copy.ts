import type { PickupSlot } from '#lib/contract/vocabulary.ts';
import { localityLine } from '#lib/shared/address-text.ts';
import * as m from '#messages';
import type { OrderAddress } from './types.ts';

const SLOTS: Record<PickupSlot, () => string> = {
  morning: m.ordersSlotMorning,
  afternoon: m.ordersSlotAfternoon,
  evening: m.ordersSlotEvening,
};

/** A part of the day within a sentence: m.ordersSlotMorning. */
export function slotName(slot: PickupSlot): string {
  return SLOTS[slot]();
}

const SLOT_OPTIONS: Record<PickupSlot, () => string> = {
  morning: m.ordersSlotOptionMorning,
  afternoon: m.ordersSlotOptionAfternoon,
  evening: m.ordersSlotOptionEvening,
};

/** A part of the day as an option. */
export function slotOption(slot: PickupSlot): string {
  return SLOT_OPTIONS[slot]();
}

/** An address of an order in one line, as a choice of where a courier comes. */
export function pickupAddressText(address: OrderAddress): string {
  return [address.fullName, address.line1, address.line2, localityLine(address)]
    .filter((part) => part.trim() !== '')
    .join(', ');
}
