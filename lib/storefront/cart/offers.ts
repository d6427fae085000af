import 'server-only';
import { calls, type OfferWire } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallOutcome } from '#lib/storefront/platform/retail-client/types.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperData } from '#lib/storefront/platform/session/shopper-data.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { cartRequest } from './cart-request.ts';
import type { OfferChoice } from './offer-schema.ts';
import type { CartOffer } from './offer-types.ts';
import { saveCartAfterAlert } from './server.ts';
import type { Cart } from './types.ts';
import { withBasket } from './with-basket.ts';

/** Converts the offers of the retail API. */
function toOffers(wire: readonly OfferWire[]): CartOffer[] {
  return wire.map((offer) => ({
    id: offer.OfferId,
    title: offer.Title,
    terms: offer.Terms,
    kind: offer.Kind,
    lines: offer.AppliesTo.map((line) => ({
      lineId: line.LineId,
      href: storeHref(line.ProductUrl),
      sizeName: line.SizeName,
      saving: line.Saving,
      selected: line.Selected,
      best: line.Best,
    })),
    saving: offer.Saving,
    eligible: offer.Eligible,
    missing: offer.MissingText,
    selected: offer.Selected,
  }));
}

const offersRequest = ({ basketGuid = '', sessId = '' }: Readonly<ShopperData>) => ({
  BasketGUID: basketGuid,
  SessionId: sessId,
});

/** The cart's offers for a render, read with the site's own JWT; empty where there is no cart. */
export async function getOffers(): Promise<Result<CartOffer[]>> {
  const shopper = await readShopper();
  const { basketGuid, customerToken } = shopper;
  if (basketGuid === undefined && customerToken === undefined) return success([]);
  const outcome = await withBasket(shopper, (known) =>
    retail().callAsSite(calls.cartOffers, offersRequest(known), customerToken),
  );
  return offersFrom(outcome);
}

/** The cart's offers for a route handler. */
export async function viewOffers(session: ShopperSession): Promise<Result<CartOffer[]>> {
  const { basketGuid, customerToken } = session.data;
  if (basketGuid === undefined && customerToken === undefined) return success([]);
  return offersFrom(await withBasket(session.data, (known) => session.call(calls.cartOffers, offersRequest(known))));
}

/** Returns no offers for an expired cart; an outage stays a failure. */
function offersFrom(outcome: CallOutcome<OfferWire[]>): Result<CartOffer[]> {
  const isExpired = outcome.kind === 'failed' && outcome.failure.kind === 'not-found';
  if (isExpired || outcome.kind === 'empty' || outcome.kind === 'signed-out') return success([]);
  const result = toResult(outcome);
  return result.ok ? success(toOffers(result.value)) : result;
}

/**
 * Applies an offer to a line, or removes it. With a `version`, the choice is refused if the cart has changed
 * since.
 */
export async function chooseOffer(session: ShopperSession, choice: OfferChoice): Promise<Result<Cart>> {
  const outcome = await session.call(calls.updateCartOffer, {
    ...cartRequest(session.data),
    ProductUrl: choice.productUrl.replace(/^\/+/, ''),
    SizeName: choice.sizeName === '' ? null : choice.sizeName,
    LineId: choice.lineId,
    OfferId: choice.offerId,
    Version: choice.version,
  });
  return saveCartAfterAlert(session, outcome);
}
