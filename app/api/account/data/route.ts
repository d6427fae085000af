import { NextResponse } from 'next/server';
import { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { collectData } from '#lib/storefront/account/server/privacy.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="my-data.json"',
  'cache-control': 'private, no-store',
};

/**
 * Returns all stored data of the signed-in customer as a file. It is opened by a plain link, so failures
 * redirect to a page with a notice.
 */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async ({ session }) => {
    const data = await collectData(await session());
    if (data.ok) return new NextResponse(`${JSON.stringify(data.value, null, 2)}\n`, { headers: HEADERS });
    return seeOther(
      isSignedOutFailure(data.failure) ? paths.signIn(paths.privacy()) : paths.privacy('data-unavailable'),
    );
  },
});
