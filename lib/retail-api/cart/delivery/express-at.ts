import { paiseOf } from '#lib/contract/index.ts';
import { type ExpressRules, isSooner } from '#lib/shared/delivery-rules.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { ChargeTerms } from '../pricing/types.ts';
import { findPlace, isAmong } from './find-zone.ts';

/** Express delivery to a pincode (six digits), by the shop's profile; null where it is not offered. */
export function expressAt(pincode: string): ExpressRules | null {
  const { express } = shopProfile().delivery;
  const place = findPlace(pincode);
  if (!express || !place) return null;
  const isNamed = express.zones.includes(place.zone.name) || isAmong(pincode, express.pincodes);
  return isNamed && isSooner(express, place.zone) ? express : null;
}

/** What express delivery costs, in paise. */
export function expressCharge({ charge, freeFrom }: Pick<ExpressRules, 'charge' | 'freeFrom'>): ChargeTerms {
  return {
    kind: 'express-delivery',
    charge: paiseOf(charge),
    freeFrom: freeFrom === null ? null : paiseOf(freeFrom),
  };
}
