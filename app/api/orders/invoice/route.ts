import { NextResponse } from 'next/server';
import { z } from 'zod';
import { orderNumber } from '#lib/contract/index.ts';
import { seeOther } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { getInvoiceFile } from '#lib/orders/server.ts';
import { paths } from '#lib/shared/paths.ts';
import { isNobody } from '#lib/shared/result.ts';

/** The tax invoice of an own order as a PDF file. It is opened by a plain link, so a page says what failed. */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber }),
  handle: async ({ input, session }) => {
    const file = await getInvoiceFile(await session(), input.order);
    if (!file.ok) {
      if (isNobody(file.failure)) return seeOther(paths.signIn(paths.invoice(input.order)));
      return seeOther(paths.invoice(input.order, 'no-file'));
    }
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.value.name.replace(/[^A-Za-z0-9._-]/g, '')}"`,
      'cache-control': 'private, no-store',
    };
    return new NextResponse(file.value.content, { headers });
  },
});
