import type { PickupSlot } from '#lib/contract/vocabulary.ts';
import { localityLine } from '#lib/shared/address-text.ts';
import type { OrderAddress } from './types.ts';

const SLOTS: Record<PickupSlot, string> = {
  morning: 'in the morning, 9 am to 1 pm',
  afternoon: 'in the afternoon, 1 pm to 5 pm',
  evening: 'in the evening, 5 pm to 9 pm',
};

/** A part of the day within a sentence: `in the morning, 9 am to 1 pm`. */
export function slotName(slot: PickupSlot): string {
  return SLOTS[slot];
}

const SLOT_OPTIONS: Record<PickupSlot, string> = {
  morning: 'Morning, 9 am to 1 pm',
  afternoon: 'Afternoon, 1 pm to 5 pm',
  evening: 'Evening, 5 pm to 9 pm',
};

/** A part of the day as an option. */
export function slotOption(slot: PickupSlot): string {
  return SLOT_OPTIONS[slot];
}

/** An address of an order in one line, as a choice of where a courier comes. */
export function pickupAddressText(address: OrderAddress): string {
  return [address.fullName, address.line1, address.line2, localityLine(address)]
    .filter((part) => part.trim() !== '')
    .join(', ');
}
