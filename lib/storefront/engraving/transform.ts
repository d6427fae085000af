import type { EngravingTermsWire, LineEngravingWire } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import type { Engraving, EngravingTerms } from './types.ts';

/** Converts how a product may be engraved; null where it may not. */
export function toEngravingTerms(wire: EngravingTermsWire | undefined): EngravingTerms | null {
  if (!wire) return null;
  const { MaxLetters, Place, Price, ExtraDays, Scripts } = wire;
  return { maxLetters: MaxLetters, place: localFact(Place), price: Price, extraDays: ExtraDays, scripts: Scripts };
}

/** Converts the engraving of a line; null where its items have none. */
export function toEngraving(wire: LineEngravingWire | undefined): Engraving | null {
  return wire ? { text: wire.Text, place: localFact(wire.Place), price: wire.Price } : null;
}
