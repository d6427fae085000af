import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import { currentLanguage } from '#lib/shared/language/server.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopLanguages } from '#lib/shared/shop-profile.ts';

/**
 * The address of a page of the store for a message, in the language that the message is written in; the English page where the
 * shop does not offer that language any more. `siteUrl` has no trailing slash.
 */
export function shopLink(siteUrl: string, path: string): string {
  const language = currentLanguage();
  return siteUrl + hrefIn(shopLanguages().includes(language) ? language : BASE_LANGUAGE, path);
}

/** The address of the store's home page for the foot of a message, in its language, without a trailing slash. */
export const shopHome = (siteUrl: string): string => shopLink(siteUrl, paths.home()).replace(/\/$/, '');
