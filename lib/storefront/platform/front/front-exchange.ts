import type { IncomingMessage, ServerResponse } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { acceptsHtml } from '#lib/storefront/platform/http/accepts-html.ts';
import { PLAIN_PAGE_HEADERS } from '#lib/storefront/platform/http/plain-page.ts';
import { type RefusalStatus, refusalPage } from '#lib/storefront/platform/http/refusal-page.ts';
import { plainAnswer } from './plain-answer.ts';
import type { RequestTarget } from './request-target.ts';
import { sendText } from './send-text.ts';

/** A request on its way through the front, with its parsed target and its id for the log. */
export interface FrontExchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: RequestTarget;
  id: string;
}

/** Refuses a request with the page of a status. */
export function sendRefusal(response: ServerResponse, status: RefusalStatus, headers: Record<string, string>): void {
  sendText(response, { status, headers: { ...PLAIN_PAGE_HEADERS, ...headers }, text: refusalPage(status) });
}

/** Refuses a form: a page for browsers without scripts, a short text for scripts. */
export function refuseBody(exchange: FrontExchange, status: RefusalStatus, headers: Record<string, string>): void {
  const { request, response, target } = exchange;
  const isPlain = acceptsHtml(request.headers.accept);
  if (isPlain && status === 413 && target.path === apiPaths.imageSearch())
    plainAnswer(response, 303, { ...headers, Location: paths.photoForm('size') });
  else if (isPlain) sendRefusal(response, status, headers);
  else plainAnswer(response, status, headers);
}
