import type { EngravingTermsWire, LineEngravingWire } from '#lib/contract/index.ts';
import { type EngravingLimits, engravingProblem } from '#lib/shared/engraving-text.ts';

/** How a product may be engraved; the price per item in integer paise. */
export interface OfferedEngraving extends EngravingLimits {
  place: string;
  price: number;
  extraDays: number;
}

/** The engraving of the items of a line; the price per item in integer paise. */
export interface LineEngraving {
  /** Empty in an order whose buyer's account was deleted. */
  text: string;
  place: string;
  price: number;
  /** The business days that it adds to the delivery. */
  extraDays: number;
}

/** Shown in place of where it is engraved, if the product does not take the text any more. */
const NOT_OFFERED = 'No longer offered';

/** Whether a product takes a cleaned text; every product takes the empty one. */
export function isEngravable(text: string, terms: OfferedEngraving | null): boolean {
  return text === '' || (terms !== null && engravingProblem(text, terms) === null);
}

/** The engraving of a line with a text at today's terms; null for the empty text. */
export function engravingOf(text: string, terms: OfferedEngraving | null): LineEngraving | null {
  if (text === '') return null;
  if (terms === null) return { text, place: NOT_OFFERED, price: 0, extraDays: 0 };
  const { place, price, extraDays } = terms;
  return { text, place, price, extraDays };
}

/** What one item of a line costs, with its engraving, in paise. */
export function itemPrice(line: { unitPrice: number; engraving?: LineEngraving | null | undefined }): number {
  return line.unitPrice + (line.engraving?.price ?? 0);
}

/** The business days that the engravings of lines add to their delivery together. */
export function engravingDays(lines: readonly { engraving?: LineEngraving | null }[]): number {
  return Math.max(0, ...lines.map(({ engraving }) => engraving?.extraDays ?? 0));
}

/** An engraving as a field of the wire; none for a line without. */
export function engravingWire(engraving: LineEngraving | null | undefined): { Engraving?: LineEngravingWire } {
  if (!engraving) return {};
  const { text, place, price, extraDays } = engraving;
  return { Engraving: { Text: text, Place: place, Price: price, ExtraDays: extraDays } };
}

/** How a product may be engraved, as a field of the wire; none if it may not. */
export function engravingTermsWire(terms: OfferedEngraving | null): { EngravingTerms?: EngravingTermsWire } {
  if (!terms) return {};
  const { maxLetters, place, price, extraDays, scripts } = terms;
  return {
    EngravingTerms: { MaxLetters: maxLetters, Place: place, Price: price, ExtraDays: extraDays, Scripts: [...scripts] },
  };
}

/** A line as far as it shares the stock and the limit of its SKU with others. */
interface SharingLine {
  id: string;
  sku: string;
  quantity: number;
}

/** The items of a SKU on other lines: the same product with another engraving. */
export function unitsOnOtherLines(lines: readonly SharingLine[], { id, sku }: Pick<SharingLine, 'id' | 'sku'>): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku && line.id !== id ? line.quantity : 0), 0);
}
