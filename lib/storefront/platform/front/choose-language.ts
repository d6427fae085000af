import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { requestLanguage } from '#lib/shared/request-context.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { offeredLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import { safePath } from '#lib/storefront/platform/site/safe-redirect.ts';
import { plainAnswer } from './plain-answer.ts';
import type { RequestTarget } from './request-target.ts';

const COOKIE = READABLE_COOKIES.languageId;
/** In characters: a long search in Devanagari, of which each letter has nine, with filters of a list. */
const LONGEST_PAGE = 4000;
/** The longest that browsers keep a cookie. */
const LIFETIME_SECONDS = 400 * DAY_SECONDS;

/**
 * Remembers the chosen language in a cookie, and leads to the same page in it: a page itself never sets a cookie, so
 * that all visitors can share it.
 */
export async function chooseLanguage(
  request: IncomingMessage,
  response: ServerResponse,
  { query, siteUrl }: { query: string; siteUrl: string | undefined },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
  const chosen = new URLSearchParams(query);
  const language = offeredLanguages().find(({ code }) => code === chosen.get('to'));
  if (!language) return plainAnswer(response, 404);
  const secure = siteUrl?.startsWith('https:') ? '; Secure' : '';
  const cookie = `${COOKIE}=${language.id}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax${secure}`;
  // Another site may lead here, and may not decide for the shopper.
  if (request.headers['sec-fetch-site'] !== 'cross-site') response.setHeader('Set-Cookie', cookie);
  const page = safePath(chosen.get('page'), LONGEST_PAGE) ?? paths.home();
  plainAnswer(response, 303, { Location: hrefIn(language.code, page) });
}

/**
 * Where a shopper belongs who typed the store's address, and chose another language before; null for everybody else. Only
 * the home page, and only what was typed: a link names its page, and with it the language.
 */
export function rememberedHome({ method, headers }: IncomingMessage, { path, query }: RequestTarget): string | null {
  const isTyped = method === 'GET' && headers['sec-fetch-site'] === 'none' && headers.rsc === undefined;
  if (!isTyped || path !== paths.home() || requestLanguage() !== undefined) return null;
  const id = cookieValue(headers.cookie ?? '', COOKIE);
  const language = offeredLanguages().find((one) => one.id === id);
  const home = language ? hrefIn(language.code, path + query) : path + query;
  return home === path + query ? null : home;
}
