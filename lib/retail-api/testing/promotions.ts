import { type PromotionFile, promotionFile } from '../cart/promotions/promotion-file.ts';

/** A time within `VALID`. */
export const PROMOTIONS_NOW = Date.parse('2026-11-21T10:00:00+05:30');

export const VALID = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2027-01-01T00:00:00+05:30' };

/** Promotions parsed from the content of a promotions file. */
export function promotionsOf(written: Partial<Record<keyof PromotionFile, readonly object[]>>): PromotionFile {
  return promotionFile.parse(written);
}
