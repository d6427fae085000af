import { NextResponse } from 'next/server';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import type { Result } from '#lib/shared/result.ts';
import { uniqueFields } from '#lib/shared/unique-fields.ts';
import { receiveWhatsAppWebhook, verifyWhatsAppWebhook } from '#lib/storefront/messages/server.ts';
import { consumeWebhookLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { readBytes } from '#lib/storefront/platform/http/read-body.ts';
import { jsonReply, refusalReply } from '#lib/storefront/platform/http/reply.ts';
import { unauthenticatedRequest } from '#lib/storefront/platform/http/unauthenticated-request.ts';

const RETRY_AFTER_SECONDS = '30';
/** What the platform asks to have sent back: a number. */
const CHALLENGE = /^[\w-]{1,200}$/;

/** Responds with HTTP 503, so that the platform sends the webhook again. */
const later = () => jsonReply({ ok: false, reason: 'unavailable' }, 503, { 'retry-after': RETRY_AFTER_SECONDS });

function failed({ failure }: Extract<Result<unknown>, { ok: false }>, status: 400 | 403): NextResponse {
  const isWrong = failure.kind === 'refused' && failure.reason === 'invalid';
  return isWrong ? jsonReply({ ok: false, reason: 'invalid' }, status) : later();
}

/** Proves to the WhatsApp Business Platform that this is the address of the shop's webhook. */
export const GET = unauthenticatedRequest({
  limit: consumeWebhookLimit,
  handle: async (request) => {
    const asked = uniqueFields(request.nextUrl.search);
    const challenge = asked?.['hub.challenge'] ?? '';
    if (asked?.['hub.mode'] !== 'subscribe' || !CHALLENGE.test(challenge)) return refusalReply(request, 400);
    const verified = await verifyWhatsAppWebhook(asked['hub.verify_token'] ?? '');
    if (!verified.ok) return failed(verified, 403);
    return new NextResponse(challenge, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
  },
  failed: later,
});

/** Accepts delivery statuses and replies from the WhatsApp Business Platform. Their bodies are never logged. */
export const POST = unauthenticatedRequest({
  limit: consumeWebhookLimit,
  handle: async (request) => {
    const body = await readBytes(request, WEBHOOK_MAXIMUM_BYTES);
    if (!body) return refusalReply(request, 413);
    const received = await receiveWhatsAppWebhook(body, request.headers.get('x-hub-signature-256') ?? '');
    return received.ok ? jsonReply({}) : failed(received, 400);
  },
  failed: later,
});
