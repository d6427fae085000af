import { type NextRequest, NextResponse } from 'next/server';
import { PLAIN_FORM_HEADERS, PLAIN_PAGE_HEADERS, type PlainPage, plainPage } from './plain-page.ts';
import { refusalPage } from './refusal-page.ts';
import { wantsPage } from './wants-page.ts';

/** Says of an answer that it is for one shopper, now: nothing on the way may keep it. */
export const PERSONAL = 'private, no-store';

/** A JSON answer that nobody may keep; `headers` may say otherwise. */
export function jsonReply(body: unknown, status = 200, headers: Record<string, string> = {}): NextResponse {
  return NextResponse.json(body, { status, headers: { 'cache-control': PERSONAL, ...headers } });
}

/** Sends a form's sender on by GET. `location` stays relative: the host that was bound to is not the shopper's. */
export function seeOther(location: string, headers: Record<string, string> = {}): NextResponse {
  const sent = { location, 'cache-control': PERSONAL, ...headers };
  return new NextResponse(null, { status: 303, headers: sent });
}

/** A small page as the answer to a plain form. */
export function pageReply(page: PlainPage): NextResponse {
  return new NextResponse(plainPage(page), { headers: page.forms ? PLAIN_FORM_HEADERS : PLAIN_PAGE_HEADERS });
}

/** What every failed handler answers. */
export interface FailureBody {
  ok: false;
  message: string;
  reason: string;
  /** Name of the wrong field. */
  field?: string;
  requestId?: string;
}

const TEXTS = {
  400: ['invalid', 'The request could not be read.'],
  403: ['cross-site', 'This request did not come from a page of the store.'],
  404: ['not-found', 'There is nothing here.'],
  413: ['too-large', 'The request is too large.'],
  415: ['wrong-type', 'Send JSON or a form.'],
  429: ['too-many-requests', 'Too many requests. Please wait a moment and try again.'],
  500: ['failed', 'Something went wrong. Please try again.'],
  503: ['unavailable', 'We cannot reach the store right now. Please try again in a moment.'],
} as const;

/**
 * A refusal in words; never with the text of an exception or of the retail API. A page for a browser that sent a plain
 * form, JSON for a script.
 */
export function refusalReply(
  request: NextRequest,
  status: keyof typeof TEXTS,
  detail: Pick<FailureBody, 'requestId'> = {},
  headers: Record<string, string> = {},
): NextResponse {
  if (wantsPage(request.headers.get('accept'))) {
    return new NextResponse(refusalPage(status), { status, headers: { ...PLAIN_PAGE_HEADERS, ...headers } });
  }
  const [reason, message] = TEXTS[status];
  return jsonReply({ ok: false, message, reason, ...detail } satisfies FailureBody, status, headers);
}
