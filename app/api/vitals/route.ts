import { NextResponse } from 'next/server';
import { recordVitals } from '#lib/storefront/marketing/vitals/record-vitals.ts';
import { vitalsReport } from '#lib/storefront/marketing/vitals/schema.ts';
import { consumeVitalsLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { PERSONAL } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Takes how fast a page was for a visitor who agreed to statistics. */
export const POST = bodyRoute({
  json: {
    schema: vitalsReport,
    handle: async ({ input, request }) => {
      // What is too much is dropped: nobody waits for an answer.
      if ((await consumeVitalsLimit(request.headers.get('x-forwarded-for') ?? '')) === 0) recordVitals(input);
      return new NextResponse(null, { status: 204, headers: { 'cache-control': PERSONAL } });
    },
  },
});
