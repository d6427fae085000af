import { z } from 'zod';
import { opaqueId, orderNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { getWarrantyFile } from '#lib/storefront/orders/warranty/server.ts';
import { pdfReply } from '#lib/storefront/platform/http/pdf-reply.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** The warranty card of an own line as a PDF file. It is opened by a plain link, so a page says what failed. */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber, line: opaqueId }),
  handle: async ({ input, session }) => {
    const file = await getWarrantyFile(await session(), input);
    if (file.ok) return pdfReply(file.value);
    if (isSignedOutFailure(file.failure)) return seeOther(paths.signIn(paths.warranty(input.order, input.line)));
    return seeOther(paths.warranty(input.order, input.line, 'no-file'));
  },
});
