import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Benefit, LineOffer } from '../pricing/types.ts';
import type { CouponDocument, OfferDocument } from './promotion-file.ts';

/** The offers valid at `now` (epoch milliseconds), in the operator's order. */
export async function readOffers(db: Kysely<Database>, now: number): Promise<OfferDocument[]> {
  const rows = await db
    .selectFrom('offers')
    .select('document')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('paused', '=', 0)
    .orderBy('position')
    .execute();
  // The documents were validated when they were read from their file.
  return rows.map(({ document }): OfferDocument => JSON.parse(document));
}

type FreeShippingDocument = Extract<OfferDocument, { kind: 'free-shipping' }>;

/** The benefit of a document, in paise. */
export function benefitInPaise(benefit: CouponDocument['benefit']): Benefit {
  if (benefit.kind === 'amount') return { kind: 'amount', amount: paiseOf(benefit.amount) };
  return { ...benefit, cap: benefit.cap === null ? null : paiseOf(benefit.cap) };
}

/** The offers that are chosen per line, in the form that the pricing takes. */
export function lineOffers(documents: readonly OfferDocument[]): LineOffer[] {
  return documents.flatMap((document) =>
    document.kind === 'line'
      ? {
          id: document.id,
          title: document.title,
          scope: document.scope,
          minimumQuantity: document.minimumQuantity,
          minimumAmount: paiseOf(document.minimumAmount),
          benefit: benefitInPaise(document.benefit),
        }
      : [],
  );
}

/** The amount in paise from which shipping is free without an offer, by the shop's profile; null if it never is. */
function usuallyFreeFrom(): number | null {
  const { freeFrom } = shopProfile().delivery;
  return freeFrom === null ? null : paiseOf(freeFrom);
}

/**
 * The offer that makes shipping free: the one with the lowest amount, the first of equals; null if there is none, or if
 * shipping is free from no more without it.
 */
export function freeShippingOffer(documents: readonly OfferDocument[]): FreeShippingDocument | null {
  const [lowest] = documents
    .filter((document) => document.kind === 'free-shipping')
    .toSorted((a, b) => a.minimumAmount - b.minimumAmount);
  const usual = usuallyFreeFrom();
  return lowest && (usual === null || paiseOf(lowest.minimumAmount) < usual) ? lowest : null;
}

/** The amount in paise from which shipping is free, by an offer or without one; null if it never is. */
export function freeShippingFrom(documents: readonly OfferDocument[]): number | null {
  const offer = freeShippingOffer(documents);
  return offer ? paiseOf(offer.minimumAmount) : usuallyFreeFrom();
}
