import type { NextResponse } from 'next/server';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import type { Result } from '#lib/shared/result.ts';
import { consumeWebhookLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { readBytes } from '#lib/storefront/platform/http/read-body.ts';
import { jsonReply, refusalReply } from '#lib/storefront/platform/http/reply.ts';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { unauthenticatedRequest } from '#lib/storefront/platform/http/unauthenticated-request.ts';
import { receiveWebhook } from './server.ts';
import { readWebhookHeaders } from './server-gateways.ts';

const RETRY_AFTER_SECONDS = '30';
/** Reasons that are final: the same webhook would be refused again. */
const WRONG: ReadonlySet<string> = new Set(['payment-invalid', 'invalid']);

/** Responds with HTTP 503, so that the gateway sends the webhook again. */
const later = () => jsonReply({ ok: false, reason: 'unavailable' }, 503, { 'retry-after': RETRY_AFTER_SECONDS });

function answerTo(result: Result<unknown>): NextResponse {
  if (result.ok) return jsonReply({});
  const { failure } = result;
  const isWrong = failure.kind === 'refused' && WRONG.has(failure.reason);
  return isWrong ? jsonReply({ ok: false, reason: 'invalid' }, 400) : later();
}

/** Accepts a gateway's webhooks about payments and refunds. Their bodies are never logged. */
export function webhookRoute(gateway: Gateway): RouteHandler {
  return unauthenticatedRequest({
    limit: consumeWebhookLimit,
    handle: async (request) => {
      const body = await readBytes(request, WEBHOOK_MAXIMUM_BYTES);
      if (!body) return refusalReply(request, 413);
      return answerTo(await receiveWebhook(gateway, { body, ...readWebhookHeaders(gateway, request.headers) }));
    },
    failed: later,
  });
}
