import { z } from 'zod';
import { codeList } from '#lib/catalogue/code-list.ts';
import { getAvailability } from '#lib/catalogue/server.ts';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';

export const GET = queryRoute({
  schema: z.object({ codes: codeList }),
  handle: async ({ admitted, input }) => {
    const result = await getAvailability(admitted(), input.codes);
    if (result.ok) return jsonReply({ ok: true, products: result.value });
    return failureReply(result.failure, result.failure.kind, 'We cannot check the price and stock right now.');
  },
});
