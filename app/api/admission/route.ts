import { NextResponse } from 'next/server';
import { z } from 'zod';
import { PERSONAL } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';

/** 204 where the visitor is let in. Whoever is not never comes here: the handler's frame answers with 404. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => new NextResponse(null, { status: 204, headers: { 'cache-control': PERSONAL } }),
});
