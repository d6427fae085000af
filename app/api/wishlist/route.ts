import type { NextRequest } from 'next/server';
import { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import { writeCart } from '#lib/storefront/cart/reply.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute, type Context, type InvalidField, queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { afterRefusal, DONE } from '#lib/storefront/wishlist/form.ts';
import { wishlistNoticeOfFailure, wishlistNoticeText } from '#lib/storefront/wishlist/notices.ts';
import { type WishlistForm, wishlistForm } from '#lib/storefront/wishlist/schema.ts';
import { viewWishlist } from '#lib/storefront/wishlist/server.ts';
import type { WishlistCodesReply, WishlistReply } from '#lib/storefront/wishlist/types.ts';
import { type Changed, change } from './change.ts';

/** Where wishlists are off, this URL is not found. */
const isOffered = async () => (await getFlags()).wishlist;

async function withCart(request: NextRequest, reply: ReturnType<typeof seeOther>, outcome: Changed) {
  if (outcome.ok && outcome.cart) await writeCart(request, reply, outcome.cart);
  return reply;
}

function jsonOf(form: WishlistForm, outcome: Changed) {
  if (!outcome.ok) {
    const reason = wishlistNoticeOfFailure(outcome.failure);
    return failureReply(outcome.failure, reason, wishlistNoticeText(reason));
  }
  const notice = DONE[form.intent];
  const { wishlist } = outcome;
  return jsonReply({
    ok: true,
    notice,
    message: wishlistNoticeText(notice),
    ...(wishlist && { wishlist }),
  } satisfies WishlistReply);
}

function locationOf(form: WishlistForm, outcome: Changed): string {
  return outcome.ok ? paths.wishlist(DONE[form.intent]) : afterRefusal(form, outcome.failure, outcome.productHref);
}

type Posted = Context<WishlistForm>;

/** Returns the codes of the products on the wishlist, for the marks on public pages. */
export const GET = queryRoute(
  {
    schema: z.object({}),
    handle: async ({ session }) => {
      const result = await viewWishlist(await session());
      if (!result.ok) {
        const reason = wishlistNoticeOfFailure(result.failure);
        return failureReply(result.failure, reason, wishlistNoticeText(reason));
      }
      return jsonReply({ ok: true, codes: result.value.items.map(({ code }) => code) } satisfies WishlistCodesReply);
    },
  },
  { isOffered },
);

export const POST = bodyRoute(
  {
    json: {
      schema: wishlistForm,
      invalid: ({ field }: InvalidField) =>
        jsonReply({ ok: false, reason: 'invalid', message: wishlistNoticeText('invalid'), field }, 400),
      handle: async ({ request, input, session }: Posted) => {
        const outcome = await change(await session(), input);
        return withCart(request, jsonOf(input, outcome), outcome);
      },
    },
    form: {
      schema: wishlistForm,
      invalid: () => seeOther(paths.wishlist('invalid')),
      handle: async ({ request, input, session }: Posted) => {
        const outcome = await change(await session(), input);
        return withCart(request, seeOther(locationOf(input, outcome)), outcome);
      },
    },
  },
  { isOffered },
);
