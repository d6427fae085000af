import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_LANGUAGE, type LanguageCode } from '#lib/messages/languages.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { hrefIn, withoutLanguage } from '#lib/shared/language/local-href.ts';
import { offeredLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import { changeHeader } from './change-header.ts';
import { requestTarget } from './request-target.ts';

/** Next's router reads its parameters from the path that this header names, in place of the one that it asked for. */
const RENDERED_PATH = 'X-NextJS-Rewritten-Path';

/**
 * Where a request leads whose address has the prefix of a language that the shop does not offer, or not any more: the same page
 * without it. Null for all other requests.
 */
export function addressInEnglish({ url }: IncomingMessage): string | null {
  const target = requestTarget(url);
  const received = target ? target.path + target.query : '';
  const { language, href } = withoutLanguage(received);
  if (href === received || offeredLanguages().some(({ code }) => code === language)) return null;
  // What follows the prefix may begin like the address of another site.
  return `/${href.replace(/^[/\\]+/, '')}`;
}

/**
 * Where a request leads whose prefix is spelt in another way: the home page of a language with a slash at its end, or a prefix in capitals,
 * as it may be printed. A page has one address, with a language as without. Null for all other requests.
 */
export function otherSpelling({ url }: IncomingMessage): string | null {
  const target = requestTarget(url);
  const [, prefix = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/i.exec(target?.path ?? '') ?? [];
  const language = offeredLanguages().find(({ code }) => code !== BASE_LANGUAGE && code === prefix.toLowerCase());
  if (!target || !language || (prefix === language.code && rest !== '/')) return null;
  const { href } = withoutLanguage(`/${language.code}${rest}${target.query}`);
  // What follows the prefix may begin like the address of another site.
  return hrefIn(language.code, `/${href.replace(/^[/\\]+/, '')}`);
}

/**
 * Takes the prefix of an offered language off a request, so that everything behind knows one address for a page, and
 * puts it back before the redirects of the answer. Returns the language; undefined where the address names none, or leads on.
 */
export function takeLanguage(request: IncomingMessage, response: ServerResponse): LanguageCode | undefined {
  const target = requestTarget(request.url);
  if (!target || otherSpelling(request) !== null) return undefined;
  const received = target.path + target.query;
  const { language, href } = withoutLanguage(received);
  if (href === received || !offeredLanguages().some(({ code }) => code === language)) return undefined;
  request.url = target.authority === undefined ? href : `http://${target.authority}${href}`;
  if (request.headers.rsc !== undefined) response.setHeader(RENDERED_PATH, requestTarget(href)?.path ?? '/');
  // The switch itself names the language that it leads to.
  const isSwitch = requestTarget(href)?.path === apiPaths.language();
  if (!isSwitch) changeHeader(response, 'location', (location) => hrefIn(language, String(location)));
  return language;
}
