import { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import { success } from '#lib/shared/result.ts';
import { cartAfterExpiry, expiredBasketReply } from '#lib/storefront/cart/expired-basket.ts';
import { cartNoticeOfFailure, cartNoticeText } from '#lib/storefront/cart/notices.ts';
import { offerChoice, offerForm } from '#lib/storefront/cart/offer-schema.ts';
import type { OffersReply } from '#lib/storefront/cart/offer-types.ts';
import { chooseOffer, viewOffers } from '#lib/storefront/cart/offers.ts';
import { cartPageReply, cartReply, writeCart } from '#lib/storefront/cart/reply.ts';
import { viewCart } from '#lib/storefront/cart/server.ts';
import type { CartReply } from '#lib/storefront/cart/types.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { type Branch, bodyRoute, queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

const isOffered = async () => (await getFlags()).offers;
const PART = '#offers';

/** Returns the cart's offers: applied, available and nearly reached; empty where the store has offers off. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async ({ session }) => {
    const result = (await isOffered()) ? await viewOffers(await session()) : success([]);
    if (result.ok) return jsonReply({ ok: true, offers: result.value } satisfies OffersReply);
    const reason = cartNoticeOfFailure(result.failure);
    return failureReply(result.failure, reason, cartNoticeText(reason));
  },
});

const json: Branch<typeof offerChoice> = {
  schema: offerChoice,
  invalid: ({ field }) => jsonReply({ ok: false, reason: 'invalid', message: cartNoticeText('invalid'), field }, 400),
  handle: async ({ request, input, session }) => {
    const shopper = await session();
    const result = await chooseOffer(shopper, input);
    const replacedCart = await cartAfterExpiry(shopper, result);
    if (replacedCart) return expiredBasketReply(request, replacedCart);
    const isStale = !result.ok && cartNoticeOfFailure(result.failure) === 'stale';
    const latest = isStale ? await viewCart(shopper) : null;
    if (!latest?.ok) return cartReply(request, result);
    const body = {
      ok: false,
      reason: 'stale',
      message: cartNoticeText('stale'),
      cart: latest.value,
    } satisfies CartReply;
    const reply = jsonReply(body, 409);
    await writeCart(request, reply, latest.value);
    return reply;
  },
};

/** Changes or removes the offer of a cart line. */
export const PATCH = bodyRoute({ json }, { isOffered });

export const POST = bodyRoute(
  {
    json,
    form: {
      schema: offerForm,
      invalid: () => seeOther(`${paths.cart('invalid')}${PART}`),
      handle: async ({ request, input, session, cookies }) => {
        const shopper = await session();
        const result = await chooseOffer(shopper, input);
        const replacedCart = await cartAfterExpiry(shopper, result);
        const noticeCode = replacedCart
          ? 'cart-gone'
          : result.ok
            ? 'offer-chosen'
            : cartNoticeOfFailure(result.failure);
        const cart = result.ok ? result.value : replacedCart;
        const location = `${paths.cart(noticeCode)}${replacedCart ? '' : PART}`;
        return cartPageReply({ request, cookies }, location, cart);
      },
    },
  },
  { isOffered },
);
