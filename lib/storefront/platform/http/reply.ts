import { type NextRequest, NextResponse } from 'next/server';
import { currentRequestId } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { acceptsHtml } from './accepts-html.ts';
import { PLAIN_FORM_HEADERS, PLAIN_PAGE_HEADERS, type PlainPage, plainPage } from './plain-page.ts';
import { refusalPage } from './refusal-page.ts';

/** Cache-Control of a response for one shopper: no cache may store it. */
export const PERSONAL = 'private, no-store';

/** A JSON response that is not cached by default; `headers` may override that. */
export function jsonReply(body: unknown, status = 200, headers: Record<string, string> = {}): NextResponse {
  return NextResponse.json(body, { status, headers: { 'cache-control': PERSONAL, ...headers } });
}

/**
 * Redirects a form by HTTP 303. `location` stays relative, because the server's own host is not the shopper's.
 */
export function seeOther(location: string, headers: Record<string, string> = {}): NextResponse {
  const sent = { location, 'cache-control': PERSONAL, ...headers };
  return new NextResponse(null, { status: 303, headers: sent });
}

/** The response to a plain form with a plain page. */
export function pageReply(page: PlainPage): NextResponse {
  return new NextResponse(plainPage(page), { headers: page.forms ? PLAIN_FORM_HEADERS : PLAIN_PAGE_HEADERS });
}

/** The body of every failed handler's response. */
export interface FailureBody {
  ok: false;
  message: string;
  reason: string;
  /** Name of the invalid field. */
  field?: string;
  requestId?: string;
}

const TEXTS = {
  400: ['invalid', m.errorsReplyInvalid],
  403: ['cross-site', m.errorsReplyForeign],
  404: ['not-found', m.errorsReplyNothing],
  413: ['too-large', m.errorsReplyTooLarge],
  415: ['wrong-type', m.errorsReplyWrongType],
  429: ['too-many-requests', m.errorsReplyTooMany],
  500: ['failed', m.errorsReplyFailed],
  503: ['unavailable', m.errorsOutageTryAgain],
} as const;

/**
 * A refusal with a message that never contains the text of an exception or of the retail API. A page for a
 * browser that sent a plain form, JSON for a script.
 */
export function refusalReply(
  request: NextRequest,
  status: keyof typeof TEXTS,
  detail: Pick<FailureBody, 'requestId'> = {},
  headers: Record<string, string> = {},
): NextResponse {
  if (acceptsHtml(request.headers.get('accept'))) {
    const reference = status >= 500 ? (detail.requestId ?? currentRequestId()) : undefined;
    return new NextResponse(refusalPage(status, reference), { status, headers: { ...PLAIN_PAGE_HEADERS, ...headers } });
  }
  const [reason, message] = TEXTS[status];
  return jsonReply({ ok: false, message: message(), reason, ...detail } satisfies FailureBody, status, headers);
}
