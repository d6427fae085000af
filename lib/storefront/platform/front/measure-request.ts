import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepsMetrics, observeSince } from '#lib/shared/metrics/record.ts';
import { routeClassOf } from '#lib/storefront/platform/site/route-class.ts';
import { requestTarget } from './request-target.ts';

/** The verbs that have a label of their own; others are a sender's invention. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);

/** The verb of a request as a label. */
export function methodLabel({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

/** Records how long a request takes until its answer is sent, or until its visitor is gone. */
export function measureRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!keepsMetrics()) return;
  const startedAt = performance.now();
  response.once('close', () => {
    const route = routeClassOf(requestTarget(request.url)?.path ?? '/');
    const method = methodLabel(request);
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
    observeSince('httpRequests', { route, method, status }, startedAt);
  });
}
