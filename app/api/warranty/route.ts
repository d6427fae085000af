import { z } from 'zod';
import { opaqueId, orderNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { fileNoticeOf } from '#lib/storefront/orders/file-notice.ts';
import { getWarrantyFile } from '#lib/storefront/orders/warranty/server.ts';
import { pdfReply } from '#lib/storefront/platform/http/pdf-reply.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/**
 * Returns the warranty card of an own order line as a PDF. It is opened by a plain link, so failures redirect
 * to a page with a notice.
 */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber, line: opaqueId }),
  handle: async ({ input, session }) => {
    const file = await getWarrantyFile(await session(), input);
    if (file.ok) return pdfReply(file.value);
    if (isSignedOutFailure(file.failure)) return seeOther(paths.signIn(paths.warranty(input.order, input.line)));
    return seeOther(paths.warranty(input.order, input.line, fileNoticeOf(file.failure)));
  },
});
