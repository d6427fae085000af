import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTracing, traced } from '#lib/shared/tracing/span.ts';
import { routeClassOf } from '#lib/storefront/platform/site/route-class.ts';
import { methodLabel } from './measure-request.ts';
import type { NextHandler } from './next-handler.ts';
import { requestTarget } from './request-target.ts';

interface RequestTrace {
  id: string;
  /** Of a trusted proxy. */
  traceparent: unknown;
}

/** Does the work for a request as a span: with its class, method and status, and without its address. */
export async function tracedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void>,
  { id, traceparent }: RequestTrace,
): Promise<void> {
  if (!isTracing()) return work();
  const method = methodLabel(request);
  const route = routeClassOf(requestTarget(request.url)?.path ?? '/');
  const attributes = { 'http.request.method': method, 'http.route': route, 'samay.request_id': id };
  await traced(
    { name: `${method} ${route}`, kind: 'server', attributes },
    async (span) => {
      await work();
      span.add({ 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 500) span.fail(String(response.statusCode));
    },
    typeof traceparent === 'string' ? traceparent : undefined,
  );
}

/** Next's handler, whose work is a span: the render of a page, or a route handler. */
export function tracedNext(next: NextHandler): NextHandler {
  return (request, response) => traced({ name: 'next', kind: 'internal' }, () => next(request, response));
}
