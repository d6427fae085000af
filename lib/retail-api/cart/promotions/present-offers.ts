import type { Kysely } from 'kysely';
import type { OfferBannerWire } from '#lib/contract/index.ts';
import type { CatalogueStructure, OfferTarget } from '../../catalogue/catalogue-index.ts';
import type { Database } from '../../core/db/schema.ts';
import { readCartOptions } from '../../core/site-options.ts';
import { OFFER_KINDS } from '../baskets/offers-wire.ts';
import type { Scope } from '../pricing/scope.ts';
import type { OfferDocument } from './promotion-file.ts';
import { freeShippingOffer, readOffers } from './read-offers.ts';

/**
 * The offers valid at `now` (epoch milliseconds) for products of the store, or for the given ones, in the
 * operator's order. Empty if offers are turned off; offers that make no difference to any cart are left out.
 */
export async function presentOffers(
  db: Kysely<Database>,
  catalogue: CatalogueStructure,
  now: number,
  of?: OfferTarget,
): Promise<OfferBannerWire[]> {
  const [options, held] = await Promise.all([readCartOptions(db), readOffers(db, now)]);
  if (!options.offers) return [];
  const shipping = options.shippingCharge > 0 ? freeShippingOffer(held) : null;
  return held
    .filter((offer) => offer.kind !== 'free-shipping' || offer === shipping)
    .filter((offer) => catalogue.isAnyInScope(scopeOf(offer), of))
    .map((offer) => ({
      OfferId: offer.id,
      Title: offer.title,
      Terms: offer.terms,
      EndsAt: offer.endsAt,
      Url: hasBounds(scopeOf(offer)) ? (catalogue.listOfScope(scopeOf(offer)) ?? '') : '',
      Kind: OFFER_KINDS[offer.kind],
    }));
}

/** Free shipping applies to everything. */
const scopeOf = (offer: OfferDocument): Scope => (offer.kind === 'free-shipping' ? {} : offer.scope);

const hasBounds = (scope: Scope) => Object.values(scope).some((bound) => bound !== undefined);
