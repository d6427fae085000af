import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Benefit, LineOffer } from '../domain/pricing/types.ts';
import type { CouponDocument, OfferDocument } from './promotion-file.ts';

/** The offers that hold at `now` (epoch milliseconds), in the operator's order. */
export async function readOffers(db: Kysely<Database>, now: number): Promise<OfferDocument[]> {
  const rows = await db
    .selectFrom('offers')
    .select('document')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('position')
    .execute();
  // Kept as it was checked when it was read from its file.
  return rows.map(({ document }): OfferDocument => JSON.parse(document));
}

const PAISE = 100;

/** What a document takes off, in paise. */
export function benefitInPaise(benefit: CouponDocument['benefit']): Benefit {
  if (benefit.kind === 'amount') return { kind: 'amount', amount: benefit.amount * PAISE };
  return { ...benefit, cap: benefit.cap === null ? null : benefit.cap * PAISE };
}

/** The offers that are chosen line by line, as the pricing takes them. */
export function lineOffers(documents: readonly OfferDocument[]): LineOffer[] {
  return documents.flatMap((document) =>
    document.kind === 'line'
      ? {
          id: document.id,
          title: document.title,
          scope: document.scope,
          minimumQuantity: document.minimumQuantity,
          minimumAmount: document.minimumAmount * PAISE,
          benefit: benefitInPaise(document.benefit),
        }
      : [],
  );
}

/** The amount in paise from which shipping is free: the lowest that an offer names; null where none does. */
export function freeShippingFrom(documents: readonly OfferDocument[]): number | null {
  const amounts = documents.flatMap((document) => (document.kind === 'free-shipping' ? document.minimumAmount : []));
  return amounts.length === 0 ? null : Math.min(...amounts) * PAISE;
}
