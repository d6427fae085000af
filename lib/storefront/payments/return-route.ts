import type { Gateway } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { RETURN_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { readBody } from '#lib/storefront/platform/http/read-body.ts';
import { refusalReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { unauthenticatedRequest } from '#lib/storefront/platform/http/unauthenticated-request.ts';
import { pageAfterReturn } from './page-after-return.ts';
import { returnFields } from './return-fields.ts';
import { receiveReturn } from './server.ts';
import { isReturnFromGateway } from './server-gateways.ts';

/**
 * Accepts the POST of a browser returning from a gateway, and redirects it to a GET, which has the store's
 * cookies.
 */
export function returnRoute(gateway: Gateway): RouteHandler {
  return unauthenticatedRequest({
    handle: async (request) => {
      const body = await readBody(request, { maximumBytes: RETURN_MAXIMUM_BYTES, fieldsOnce: true });
      const fields = body.ok ? returnFields(body.fields) : null;
      const marks = request.nextUrl.searchParams.getAll('mark');
      if (fields === null || marks.length > 1) {
        const status = body.ok ? 400 : body.status;
        // A form that cannot be read may still have followed a payment, whose state only the gateway knows.
        if (status === 400 && isForm(request)) return seeOther(paths.makePayment(undefined, 'checking'));
        return refusalReply(request, status);
      }
      if (!isReturnFromGateway(gateway, fields)) return seeOther(paths.makePayment(undefined, 'unknown'));
      const [mark = ''] = marks;
      return seeOther(pageAfterReturn(await receiveReturn(gateway, fields, mark.slice(0, MAX_MARK_LENGTH))));
    },
    // The result of the payment is unknown here, so it must not be reported as unpaid.
    failed: () => seeOther(paths.makePayment(undefined, 'checking')),
  });
}

const MAX_MARK_LENGTH = 100;
const isForm = ({ headers }: Request) => headers.get('content-type')?.includes('x-www-form-urlencoded') ?? false;

/** Redirects a browser that opens the return address by GET to the payment page. */
export function returnByHand() {
  return seeOther(paths.makePayment());
}
