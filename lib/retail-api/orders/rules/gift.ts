import type { GiftOptionsWire } from '#lib/contract/index.ts';

/** An order that is no gift. */
export const NO_GIFT: GiftOptionsWire = { Wrap: false, Message: '', HidePrices: false };

/** Whether any gift option was chosen. */
export function isGift({ Wrap, Message, HidePrices }: GiftOptionsWire): boolean {
  return Wrap || HidePrices || Message !== '';
}

/** What was chosen for a gift, in sentences for the buyer; the message, line by line, comes last. */
export function giftLines({ Wrap, Message, HidePrices }: GiftOptionsWire, isWrapFree: boolean): string[] {
  const wrap = isWrapFree ? 'Gift wrap, free' : 'Gift wrap';
  return [
    Wrap ? wrap : '',
    HidePrices ? 'No invoice and no prices in the parcel' : '',
    ...(Message === '' ? [] : ['Message:', ...Message.split('\n')]),
  ].filter((line) => line.trim() !== '');
}
