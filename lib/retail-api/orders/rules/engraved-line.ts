import { itemPrice } from '../../cart/rules/line-engraving.ts';
import type { OrderLineDocument } from '../order-document.ts';

/** What items of a line cost as bought, with their engraving and before discounts, in paise. */
export function priceOfItems(document: Pick<OrderLineDocument, 'unitPrice' | 'engraving'>, quantity: number): number {
  return itemPrice(document) * quantity;
}

/** What a line is engraved with and where; empty if it is not, or its buyer's account was deleted. */
export function engravingLine({ engraving }: Pick<OrderLineDocument, 'engraving'>): string {
  return engraving && engraving.text !== '' ? `${engraving.place} engraved: ${engraving.text}` : '';
}
