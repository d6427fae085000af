import { z } from 'zod';
import { pincode, productCode } from '#lib/contract/index.ts';
import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { deliveryProblem } from '#lib/storefront/cart/delivery-problem.ts';
import { cartNoticeOfFailure } from '#lib/storefront/cart/notices.ts';
import { checkServiceability } from '#lib/storefront/catalogue/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

const query = z.object({
  pincode: z
    .string({ error: m.productPincodeInvalid })
    .trim()
    .regex(PINCODE_PATTERN, { error: m.productPincodeInvalid })
    .pipe(pincode),
  code: productCode.optional(),
});

export const GET = queryRoute({
  schema: query,
  handle: async ({ admitted, input }) => {
    const result = await checkServiceability(admitted(), input.pincode, input.code);
    if (result.ok) return jsonReply({ ok: true, delivery: result.value });
    const { failure } = result;
    return failureReply(failure, cartNoticeOfFailure(failure), deliveryProblem(failure));
  },
});
