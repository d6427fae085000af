import { z } from 'zod';
import { codeList } from '#lib/catalogue/code-list.ts';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { getCards } from '#lib/recent/server.ts';

/** Nobody on the way keeps the answer: together the codes say what somebody looked at. */
export const GET = queryRoute({
  schema: z.object({ codes: codeList }),
  handle: async ({ admitted, input }) => {
    const result = await getCards(admitted(), input.codes);
    if (result.ok) return jsonReply({ ok: true, products: result.value });
    return failureReply(result.failure, result.failure.kind, 'We cannot show these products right now.');
  },
});
