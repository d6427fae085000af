import { z } from 'zod';
import { rememberedCount } from '#lib/storefront/cart/remembered-count.ts';
import { writeCartCount } from '#lib/storefront/cart/reply.ts';
import { countCart } from '#lib/storefront/cart/server.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { writeMissingDefaults } from '#lib/storefront/platform/session/readable-cookies.ts';
import { checkShopper } from '#lib/storefront/platform/session/server.ts';
import type { SessionReply } from '#lib/storefront/platform/session/types.ts';

/** Requested by every page after hydration: sealed cookies are renewed and readable cookies corrected here. */
export const GET = queryRoute(
  {
    schema: z.object({}),
    handle: async ({ request, session }) => {
      const shopper = await session();
      const { state, name } = await checkShopper(shopper);
      const count = state === 'unavailable' ? null : await countCart(shopper);
      const remembered = rememberedCount(request.cookies.get(READABLE_COOKIES.cartCount)?.value);
      const body: SessionReply = {
        state: count === null ? 'unavailable' : state,
        name,
        cartCount: count ?? remembered,
      };
      const reply = jsonReply(body);
      if (count !== null && count !== remembered) await writeCartCount(request, reply, count);
      else await writeMissingDefaults(request, reply);
      return reply;
    },
  },
  { renewsSeal: true },
);
