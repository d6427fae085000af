import { z } from 'zod';
import { orderNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { fileNoticeOf } from '#lib/storefront/orders/file-notice.ts';
import { getInvoiceFile } from '#lib/storefront/orders/server.ts';
import { pdfReply } from '#lib/storefront/platform/http/pdf-reply.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/**
 * Returns the tax invoice of an own order as a PDF. It is opened by a plain link, so failures redirect to a
 * page with a notice.
 */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber, note: z.string().max(16).default('') }),
  handle: async ({ input, session }) => {
    const file = await getInvoiceFile(await session(), input.order, input.note);
    if (file.ok) return pdfReply(file.value);
    const creditNote = input.note || undefined;
    if (isSignedOutFailure(file.failure))
      return seeOther(paths.signIn(paths.invoice(input.order, undefined, creditNote)));
    return seeOther(paths.invoice(input.order, fileNoticeOf(file.failure), creditNote));
  },
});
