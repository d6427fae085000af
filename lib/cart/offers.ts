import 'server-only';
import { calls, type OfferWire, toPaise } from '#lib/contract/index.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import { retail } from '#lib/retail-client/server.ts';
import { readShopper } from '#lib/session/read.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import type { CartOffer } from './offer-types.ts';

/** The offers of the retail API as the store shows them. */
export function toOffers(wire: readonly OfferWire[]): CartOffer[] {
  return wire.map((offer) => ({
    id: offer.OfferId,
    title: offer.Title,
    terms: offer.Terms,
    kind: offer.Kind,
    lines: offer.AppliesTo.map((line) => ({
      lineId: line.LineId,
      href: storeHref(line.ProductUrl),
      sizeName: line.SizeName,
      saving: toPaise(line.Saving),
      selected: line.Selected,
      best: line.Best,
    })),
    saving: toPaise(offer.Saving),
    eligible: offer.Eligible,
    missing: offer.MissingText,
    selected: offer.Selected,
  }));
}

/** The offers of the cart for a render, read with the site's own JWT; none where there is no cart. */
export async function getOffers(): Promise<Result<CartOffer[]>> {
  const { basketGuid, customerToken, sessId } = await readShopper();
  if (basketGuid === undefined && customerToken === undefined) return success([]);
  const request = { BasketGUID: basketGuid ?? '', SessionId: sessId ?? '' };
  const result = toResult(await retail().callAsSite(calls.cartOffers, request, customerToken));
  return result.ok ? success(toOffers(result.value)) : result;
}
