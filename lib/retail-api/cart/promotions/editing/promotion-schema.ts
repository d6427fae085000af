import { z } from 'zod';
import { type CouponDocument, couponDocument, type OfferDocument, offerDocument } from '../promotion-file.ts';

/** An offer or a coupon as the operator edits it. */
export interface Promotion<Entry> {
  /** Whether it is kept from shoppers, whatever its times are. */
  paused: boolean;
  entry: Entry;
}

/** Takes `paused` out of the fields of an entry, and checks the rest by the schema of the promotions file. */
function withPause<Entry>(entrySchema: z.ZodType<Entry>) {
  return z.looseObject({ paused: z.boolean().default(false) }).transform((fields, context): Promotion<Entry> => {
    const { paused, ...rest } = fields;
    const parsed = entrySchema.safeParse(rest);
    if (parsed.success) return { paused, entry: parsed.data };
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', path: [...path], message, input: rest });
    }
    return z.NEVER;
  });
}

export const offerPromotion: z.ZodType<Promotion<OfferDocument>> = withPause(offerDocument);
export const couponPromotion: z.ZodType<Promotion<CouponDocument>> = withPause(couponDocument);

/** A time as the promotions file writes it. */
export const writtenTime = (at: number) => new Date(at).toISOString();

/** An offer or a coupon as fields: those of the promotions file, and `paused`. */
export function writtenPromotion<Entry extends { startsAt: number; endsAt: number }>({
  paused,
  entry,
}: Promotion<Entry>): Record<string, unknown> {
  return { ...entry, startsAt: writtenTime(entry.startsAt), endsAt: writtenTime(entry.endsAt), paused };
}
