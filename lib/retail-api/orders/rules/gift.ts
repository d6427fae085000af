import type { GiftOptionsWire } from '#lib/contract/index.ts';
import * as m from '#messages';

/** An order that is no gift. */
export const NO_GIFT: GiftOptionsWire = { Wrap: false, Message: '', HidePrices: false };

/** Whether any gift option was chosen. */
export function isGift({ Wrap, Message, HidePrices }: GiftOptionsWire): boolean {
  return Wrap || HidePrices || Message !== '';
}

/** What was chosen for a gift, in sentences for the buyer; the message, line by line, comes last. */
export function giftLines({ Wrap, Message, HidePrices }: GiftOptionsWire, isWrapFree: boolean): string[] {
  const wrap = isWrapFree ? m.giftWrapFree() : m.giftWrap();
  return [
    Wrap ? wrap : '',
    HidePrices ? m.giftNoPrices() : '',
    ...(Message === '' ? [] : [m.giftMessage(), ...Message.split('\n')]),
  ].filter((line) => line.trim() !== '');
}
