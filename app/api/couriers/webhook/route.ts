import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { receiveCourierWebhook } from '#lib/storefront/couriers/server.ts';
import { consumeWebhookLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { readBytes } from '#lib/storefront/platform/http/read-body.ts';
import { jsonReply, refusalReply } from '#lib/storefront/platform/http/reply.ts';
import { unauthenticatedRequest } from '#lib/storefront/platform/http/unauthenticated-request.ts';

const RETRY_AFTER_SECONDS = '30';

/** Responds with HTTP 503, so that the courier sends the webhook again. */
const later = () => jsonReply({ ok: false, reason: 'unavailable' }, 503, { 'retry-after': RETRY_AFTER_SECONDS });

/** Accepts a courier's news of parcels. Their bodies are never logged. */
export const POST = unauthenticatedRequest({
  limit: consumeWebhookLimit,
  handle: async (request) => {
    const body = await readBytes(request, WEBHOOK_MAXIMUM_BYTES);
    if (!body) return refusalReply(request, 413);
    const received = await receiveCourierWebhook(body, request.headers.get('x-api-key') ?? '');
    if (received.ok) return jsonReply({});
    const { failure } = received;
    const isWrong = failure.kind === 'refused' && failure.reason === 'invalid';
    return isWrong ? jsonReply({ ok: false, reason: 'invalid' }, 400) : later();
  },
  failed: later,
});
