import type { z } from 'zod';
import { type PromotionFile, promotionFile } from '../promotions/promotion-file.ts';

/** Within a validity of `promotionsOf`. */
export const PROMOTIONS_NOW = Date.parse('2026-11-21T10:00:00+05:30');

/** Valid at `PROMOTIONS_NOW`. */
export const VALID = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2027-01-01T00:00:00+05:30' };

/** Promotions as a file has them, with all that it may leave out. */
export function promotionsOf(file: z.input<typeof promotionFile>): PromotionFile {
  return promotionFile.parse(file);
}
