import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';
import { dropRefusedCoupon } from '#lib/storefront/cart/dropped-coupon.ts';
import { cartAfterExpiry, expiredBasketReply } from '#lib/storefront/cart/expired-basket.ts';
import { afterForm, afterInvalidForm } from '#lib/storefront/cart/form.ts';
import { isLineOf } from '#lib/storefront/cart/is-line-of.ts';
import { noticeOfField } from '#lib/storefront/cart/notices.ts';
import { cartPageReply, cartReply } from '#lib/storefront/cart/reply.ts';
import {
  addition,
  type CartForm,
  cartForm,
  type LineChange,
  type LineRemoval,
  lineChange,
  lineRemoval,
} from '#lib/storefront/cart/schema.ts';
import { addLine, removeLine, updateLine, viewCart } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute, type Context, type InvalidField, queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';

function invalid({ field, message }: InvalidField) {
  const reason = noticeOfField(field, message);
  return jsonReply({ ok: false, message, reason, field }, reason === 'invalid' ? 400 : 422);
}

function submit(session: ShopperSession, form: CartForm) {
  if (form.intent === 'remove') return removeLine(session, form);
  if (form.intent !== 'add') return updateLine(session, form);
  return form.next ? buyLine(session, form) : addLine(session, { ...form, key: randomUUID() });
}

/** Adds an item for "Buy now", unless the cart has it already. */
async function buyLine(session: ShopperSession, form: Extract<CartForm, { intent: 'add' }>): Promise<Result<Cart>> {
  const cart = await viewCart(session);
  const isInCart = cart.ok && cart.value.lines.some((line) => line.counted && isLineOf(line, form));
  return isInCart ? cart : addLine(session, { ...form, key: randomUUID() });
}

/** Creates the JSON handler for a change of a line. */
function changing<Change>(change: (session: ShopperSession, input: Change) => Promise<Result<Cart>>) {
  return async ({ request, input, session }: Context<Change>) => {
    const shopper = await session();
    const result = await change(shopper, input);
    const cart = await cartAfterExpiry(shopper, result);
    return cart ? expiredBasketReply(request, cart) : cartReply(request, result);
  };
}

export const GET = queryRoute({
  schema: z.object({}),
  handle: async ({ request, session }) => cartReply(request, await viewCart(await session())),
});

export const POST = bodyRoute({
  json: {
    schema: addition,
    invalid,
    handle: async ({ request, input, session }) => cartReply(request, await addLine(await session(), input)),
  },
  form: {
    schema: cartForm,
    invalid: ({ field, message }) => seeOther(afterInvalidForm(field, message)),
    handle: async ({ request, input, session, cookies }) => {
      const shopper = await session();
      const result = await submit(shopper, input);
      const replacedCart = input.intent === 'add' ? null : await cartAfterExpiry(shopper, result);
      const changed = result.ok ? result.value : replacedCart;
      const isGuest = shopper.data.customerToken === undefined;
      // The next page names the dropped coupon, whichever form it was.
      const cart = changed && dropRefusedCoupon(shopper, changed);
      const location = replacedCart ? paths.cart('cart-gone') : afterForm(input, result, { isGuest });
      return cartPageReply({ request, cookies }, location, cart);
    },
  },
});

export const PATCH = bodyRoute({
  json: {
    schema: lineChange,
    invalid,
    handle: changing<LineChange>(updateLine),
  },
});

export const DELETE = bodyRoute({
  json: {
    schema: lineRemoval,
    invalid,
    handle: changing<LineRemoval>(removeLine),
  },
});
