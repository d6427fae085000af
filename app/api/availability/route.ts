import { z } from 'zod';
import { getAvailability } from '#lib/catalogue/server.ts';
import { productCode } from '#lib/contract/index.ts';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';

const MAXIMUM_CODES = 60;
const INVALID = 'Name 1 to 60 product codes.';

const query = z.object({
  codes: z
    .string({ error: INVALID })
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(productCode).min(1).max(MAXIMUM_CODES))
    .catch([])
    .refine((codes) => codes.length > 0, { error: INVALID }),
});

export const GET = queryRoute({
  schema: query,
  handle: async ({ admitted, input }) => {
    const result = await getAvailability(admitted(), input.codes);
    if (result.ok) return jsonReply({ ok: true, products: result.value });
    return failureReply(result.failure, result.failure.kind, 'Price and stock cannot be checked right now.');
  },
});
