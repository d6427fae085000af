import { z } from 'zod';
import { environment } from '#lib/shared/env.ts';
import * as paths from '#lib/shared/paths.ts';
import { signOut } from '#lib/storefront/account/server/sign-out.ts';
import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute, type Context } from '#lib/storefront/platform/http/route-handler.ts';
import { clearFlash, codeRequest, refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** `everywhere=1` also ends the customer's other sessions. No other field can prevent the sign-out. */
const schema = z.object({ everywhere: z.literal('1').optional().catch(undefined) });

type Leaving = Context<z.output<typeof schema>>;

/** Ends the session and clears it here; returns where the shopper is redirected to. */
async function leave({ input, host, session, cookies }: Leaving): Promise<string> {
  const ended = await signOut(await session(), { everywhere: input.everywhere !== undefined });
  for (const flash of [codeRequest, refusedFormFlash]) clearFlash(cookies, flash, sealedCookies());
  if (!ended) return paths.notFound('sign-out');
  return isPrivateSaleHost(host, environment().PRIVATE_SALE_HOSTS) ? paths.userAccess() : paths.home();
}

/** Clears the browser's cached pages, which were rendered for the customer. */
const CLEAR_CACHE_HEADERS = { 'clear-site-data': '"cache"' };

export const POST = bodyRoute({
  json: {
    schema,
    handle: async (context) => jsonReply({ ok: true, location: await leave(context) }, 200, CLEAR_CACHE_HEADERS),
  },
  form: {
    schema,
    handle: async (context) => seeOther(await leave(context), CLEAR_CACHE_HEADERS),
  },
});
